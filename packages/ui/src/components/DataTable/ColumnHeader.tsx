import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Column, Sort } from './Column.ts'
import { HeaderCell, SortButton } from './DataTable.styles.ts'
import { type Density, leastOf } from './planColumns.ts'

type ColumnHeaderProps<Row> = {
  column: Column<Row>
  density: Density
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

export function ColumnHeader<Row>({ column, density, sort, onSort }: ColumnHeaderProps<Row>) {
  const { id, header, sortValue, align = 'start', isAction = false } = column
  const shared = {
    role: 'columnheader',
    scope: 'col',
    'data-align': isAction ? 'end' : align,
    'data-is-action': isAction,
    // The width of the buttons is only an estimate: the widest of them decides.
    ...(!isAction && { style: { minInlineSize: `${leastOf(column, density)}rem` } }),
  } as const
  if (!sortValue) return <HeaderCell {...shared}>{header}</HeaderCell>
  const next = sort?.direction === 'ascending' ? 'descending' : 'ascending'
  const Sign = !sort ? ArrowUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <HeaderCell {...shared} aria-sort={sort?.direction ?? 'none'}>
      <SortButton type="button" onClick={() => onSort({ column: id, direction: next })}>
        {header}
        <Sign aria-hidden />
      </SortButton>
    </HeaderCell>
  )
}
