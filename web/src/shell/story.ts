// Lines of the log.
import { say } from '../text'
import type { StoryEvent } from '../types'

/** The sentence without its rule, which is a button, and without the points, which stand at the right. */
export function plainSentence(event: StoryEvent): string {
  const text = say(event.text)
  const plain = event.rule ? text.replace(` [${event.rule}]`, '') : text
  return event.points ? plain.replace(/^[+−-]\d+ \p{L}+: (.)/u, (_, first: string) => first.toUpperCase()) : plain
}

/** What would happen, in one line: without rules, and without full stops between the parts. */
export const oneLine = (lines: string[]): string =>
  lines.map((line) => line.replace(/ \[[A-Z]+-\d+[^\]]*\]/g, '').replace(/^[+−-]\d+ \p{L}+: (.)/u, (_, first: string) => first.toUpperCase()).replace(/\.$/, '')).join(' · ')

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
