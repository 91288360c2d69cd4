import type { Option } from '../Select/Option.ts'

/** More rows than anyone reads through; a search finds the rest. */
export const MAX_SHOWN_OPTIONS = 100

/** The rows that are drawn of those found: so many, and with them the one that is chosen. */
export function limitOptions(found: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const first = found.slice(0, MAX_SHOWN_OPTIONS)
  return chosen === undefined || first.some(({ id }) => id === chosen.id) ? first : [chosen, ...first]
}
