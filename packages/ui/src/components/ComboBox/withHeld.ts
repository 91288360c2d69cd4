import type { Option } from '../Select/Option.ts'

/** The options, and before them the one that a record holds where it is none of them. */
export function includeCurrentOption(options: readonly Option[], held: Option | undefined): readonly Option[] {
  return held === undefined || options.some(({ id }) => id === held.id) ? options : [held, ...options]
}
