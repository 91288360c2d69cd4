import { assertConforms } from './assertConforms.ts'

/** The row of a list that is looked for. */
export function findRequired<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, words: string): Row {
  const found = rows.find((row) => isIt(row))
  assertConforms(found !== undefined, words)
  return found
}
