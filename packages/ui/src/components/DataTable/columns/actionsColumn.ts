import type { Column } from '../Column.ts'
import type { RowAction } from '../RowAction.ts'

/** What can be done with a row; each action names the row to those who only hear it. */
export function actionsColumn<Row>(
  header: string,
  actions: (row: Row) => readonly RowAction[],
  own: Pick<Column<Row>, 'actionsName' | 'least'> = {},
): Column<Row> {
  return { id: 'actions', header, isAction: true, cell: () => null, actions, ...own }
}
