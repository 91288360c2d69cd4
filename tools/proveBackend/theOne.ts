import { must } from './must.ts'

/** The row of a list that is looked for. */
export function theOne<Row>(rows: readonly Row[], isIt: (row: Row) => boolean, words: string): Row {
  const found = rows.find((row) => isIt(row))
  must(found !== undefined, words)
  return found
}
