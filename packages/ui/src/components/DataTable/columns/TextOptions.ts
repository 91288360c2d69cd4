import type { ElementType } from 'react'
import type { Column } from '../Column.ts'

/** What a column of words may have of its own. */
export type TextOptions<Row> = Partial<Column<Row>> & {
  /** What stands where there are no words. */
  missing?: string
  /** What gives the words their room. */
  within?: ElementType
}

export type TextOf<Row> = (row: Row) => string | null | undefined
