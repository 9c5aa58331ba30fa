// Looking for words in the rules.
import type { RuleInfo, Words } from '../protocol'

export interface Part {
  text: string
  hit: boolean
}

export interface Section {
  name: Words
  rules: RuleInfo[]
}

/** The words of a search; each of them must be there, in any order. */
export const wantedWords = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a rule has all the words in one language, its number included. */
export function matches(rule: RuleInfo, wanted: string[], language: keyof Words): boolean {
  if (!wanted.length) return true
  const all = [rule.id, rule.text[language], rule.example?.[language] ?? '', rule.note ?? ''].join('\n').toLowerCase()
  return wanted.every((word) => all.includes(word))
}

/** Cuts a text into parts that are looked for and parts that are not. */
export function marked(text: string, wanted: string[]): Part[] {
  if (!wanted.length) return [{ text, hit: false }]
  const safe = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // The longest first, so that "castle" does not end where "cast" is found; what is caught stands at the odd places.
  const pattern = new RegExp(`(${safe.sort((a, b) => b.length - a.length).join('|')})`, 'gi')
  return text
    .split(pattern)
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text)
}

/** The rules by section, in the order in which the sections first appear. */
export function bySection(rules: RuleInfo[]): Section[] {
  const sections = new Map<string, Section>()
  for (const rule of rules) {
    const section = sections.get(rule.section.en) ?? { name: rule.section, rules: [] }
    section.rules.push(rule)
    sections.set(rule.section.en, section)
  }
  return [...sections.values()]
}
