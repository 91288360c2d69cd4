import { Plural } from '@lingui/react/macro'
import type { Column, TableState } from '../Column.ts'
import { ColumnsMenu } from '../ColumnsMenu.tsx'
import { csvTable } from '../csvTable.ts'
import { ExportButton } from '../ExportButton.tsx'
import { visibleColumns } from '../shownColumns.ts'
import { SortChoice } from '../SortChoice.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Count, Line, PrintedSearch } from './Toolbar.styles.ts'

type ToolbarProps<Row> = {
  /** What the rows are: the exported file’s name. */
  label: string
  columns: readonly Column<Row>[]
  /** All rows that are found, on whatever page. */
  rows: readonly Row[]
  state: TableState
  onChange: (next: Partial<TableState>) => void
  onSearch: (search: string) => void
  /** Names the count, which describes the table. */
  countId: string
}

/** What stands above the rows: how they are found, sorted, shown and exported, and how many there are. */
export function Toolbar<Row>({ label, columns, rows, state, onChange, onSearch, countId }: ToolbarProps<Row>) {
  const visible = visibleColumns(columns, state.hidden)
  const hide = (hidden: string[]) =>
    onChange({
      hidden,
      page: state.page,
      sort: state.sort && hidden.includes(state.sort.column) ? undefined : state.sort,
    })
  return (
    <Line>
      <SearchBox value={state.search} onChange={onSearch} />
      <SortChoice columns={visible} sort={state.sort} onSort={(sort) => onChange({ sort })} />
      <ColumnsMenu columns={columns} hidden={state.hidden ?? []} onHiddenChange={hide} />
      <ExportButton label={label} getTable={() => csvTable(visible, rows)} />
      <Count id={countId} role="status">
        <Plural value={rows.length} one="# row" other="# rows" />
      </Count>
      {state.search && <PrintedSearch aria-hidden>“{state.search}”</PrintedSearch>}
    </Line>
  )
}
