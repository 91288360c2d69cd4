import { searchable } from '@maktab/contract/wire/searchable'
import type { Option } from '../Select/Option.ts'

/** Options whose words hold every word of the search, in any order, however they are written. */
export function findOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = searchable(search).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const folded = searchable(label)
    return words.every((word) => folded.includes(word))
  })
}
