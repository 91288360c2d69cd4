import { useLingui } from '@lingui/react/macro'
import type { RowsProps } from '../RowsProps.ts'
import { CompactRow } from './CompactRow.tsx'
import { Headers, Root } from './CompactRows.styles.ts'
import { partsOf } from './partsOf.ts'

/** A list where there is no room for a table: rows of two lines, which are heard as a table all the same. */
export function CompactRows<Row>({
  label,
  describedBy,
  columns,
  rows,
  total,
  start,
  getRowId,
  lastId,
  sort,
}: RowsProps<Row>) {
  const { t } = useLingui()
  const parts = partsOf(columns)
  const { title, subtitles, metas } = parts
  const actions = columns.find(({ isAction }) => isAction)
  const heard = [title, ...subtitles, ...metas, actions].filter((column) => column !== undefined)
  return (
    <Root role="table" aria-label={label} aria-describedby={describedBy} aria-rowcount={total + 1}>
      <Headers role="rowgroup">
        <div role="row" aria-rowindex={1}>
          {heard.map(({ id, header }) => (
            <span key={id} role="columnheader" {...(sort?.column === id && { 'aria-sort': sort.direction })}>
              {header}
            </span>
          ))}
          {!actions && <span role="columnheader">{t`Details`}</span>}
        </div>
      </Headers>
      <div role="rowgroup">
        {rows.map((row, index) => (
          <CompactRow
            key={getRowId(row)}
            row={row}
            index={start + index + 2}
            columns={columns}
            parts={parts}
            isLast={getRowId(row) === lastId}
          />
        ))}
      </div>
    </Root>
  )
}
