import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Column, Sort } from './Column.ts'
import { HeaderCell, SortButton } from './DataTable.styles.ts'
import { leastOf } from './planColumns.ts'

type ColumnHeaderProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void }

export function ColumnHeader<Row>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
  const { id, header, sortValue, align = 'start', isAction = false } = column
  const shared = {
    role: 'columnheader',
    scope: 'col',
    'data-align': isAction ? 'end' : align,
    'data-is-action': isAction,
    // Of buttons it is only a guess, which the widest of them may correct.
    ...(!isAction && { style: { minInlineSize: `${leastOf(column)}rem` } }),
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
