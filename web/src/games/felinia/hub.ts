// What every part of the table needs: the options it stands for, and whom to tell when it is touched.
import type { Decision, Language, Option, Say } from '../board'

export interface NoteRow {
  /** In a box of 28 around the origin. */
  readonly picture?: string
  readonly text: string
  readonly bad?: boolean
}

/** An explanation that appears beside the thing it is about. */
export interface Note {
  readonly title: string
  readonly rows: readonly NoteRow[]
}

export interface Hub {
  readonly language: Language
  readonly say: Say
  readonly nameOf: (seat: number) => string
  readonly decision: Decision | null
  readonly options: ReadonlyMap<string, readonly Option[]>
  /** Whether one of these is chosen, or pointed at in the decision bar. */
  readonly marked: (options: readonly Option[]) => boolean
  /** The key that chooses it. */
  readonly keyFor: (option: Option) => string
  readonly pick: (options: readonly Option[], element: Element) => void
  readonly point: (option: Option | null) => void
  readonly explain: (note: Note | null, element: Element | null) => void
}
