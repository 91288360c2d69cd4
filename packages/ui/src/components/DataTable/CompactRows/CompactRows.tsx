import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import type { RowListProps } from '../TableView.tsx'
import { getSortDirection } from '../useTableModel.ts'
import { splitColumns } from '../listLayout.ts'
import { CompactRow } from './CompactRow.tsx'

const Root = styled.div`
  position: relative;
  container: rows / inline-size;
`

/** Heard with each cell; on the screen the lines speak for themselves. */
const Headers = styled.div`
  ${visuallyHidden}
`

/** A list where there is no room for a table: rows of two lines, which are heard as a table all the same. */
export function CompactRows<Row>({
  label,
  describedBy,
  table,
  columns,
  rows,
  total,
  start,
  getRowId,
  restoreFocusTo,
}: RowListProps<Row>) {
  const { t } = useLingui()
  const parts = splitColumns(columns)
  const { title, subtitles, metas } = parts
  const actions = columns.find(({ isAction }) => isAction)
  const heard = [title, ...subtitles, ...metas, actions].filter((column) => column !== undefined)
  return (
    <Root role="table" aria-label={label} aria-describedby={describedBy} aria-rowcount={total + 1}>
      <Headers role="rowgroup">
        <div role="row" aria-rowindex={1}>
          {heard.map(({ id, header }) => (
            <span key={id} role="columnheader" aria-sort={getSortDirection(table, id)}>
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
            isLast={getRowId(row) === restoreFocusTo}
          />
        ))}
      </div>
    </Root>
  )
}
