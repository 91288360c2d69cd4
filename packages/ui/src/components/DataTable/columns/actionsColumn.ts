import type { Column } from '../Column.ts'
import type { RowAction } from '../RowAction.ts'

/** The actions of a row; each names the row to those who only hear it. */
export function actionsColumn<Row>(
  header: string,
  actions: (row: Row) => readonly RowAction[],
  own: Pick<Column<Row>, 'actionsName' | 'least' | 'leastRoomy'> = {},
): Column<Row> {
  return { id: 'actions', header, isAction: true, leastRoomy: 9.5, cell: () => null, actions, ...own }
}
