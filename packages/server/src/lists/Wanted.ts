import type { RawBuilder } from 'kysely'

/**
 * Fewer rows are sooner sorted than looked for in the order of the list. More are told as so many: nobody pages through
 * them, and counting on would keep everybody waiting.
 */
export const FEW = 1000

/** The rows that somebody wants. */
export type Wanted = {
  /** What they fit. */
  conditions: readonly RawBuilder<unknown>[]
  /** Whether a search finds few of them, or many; nothing where none is made. */
  found?: 'few' | 'many'
  /** How many there are, up to `FEW`, where that is known. */
  count?: number
  /** What leads SQLite to them by the index of words. */
  byIndex?: RawBuilder<unknown>
}
