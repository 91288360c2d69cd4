import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { RowListProps } from '../TableView.tsx'
import { getSortDirection } from '../useTableModel.ts'
import { splitColumns } from '../listLayout.ts'
import { CompactRow } from './CompactRow.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'

const Root = styled.div`
  position: relative;
  container: rows / inline-size;
`

/** A list of two-line rows for narrow containers, with the semantics of a table. */
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
  selection,
  getRowProps,
  bodyProps,
}: RowListProps<Row>) {
  const { t } = useLingui()
  const parts = splitColumns(columns)
  const { title, subtitles, metas } = parts
  const actions = columns.find(({ isAction }) => isAction)
  const headerColumns = [title, ...subtitles, ...metas, actions].filter((column) => column !== undefined)
  return (
    <Root role="table" aria-label={label} aria-describedby={describedBy} aria-rowcount={total + 1}>
      <VisuallyHidden as="div" role="rowgroup">
        <div role="row" aria-rowindex={1}>
          {selection && <span role="columnheader">{t`Selection`}</span>}
          {headerColumns.map(({ id, header }) => (
            <span key={id} role="columnheader" aria-sort={getSortDirection(table, id)}>
              {header}
            </span>
          ))}
          {!actions && <span role="columnheader">{t`Details`}</span>}
        </div>
      </VisuallyHidden>
      <div role="rowgroup" {...bodyProps}>
        {rows.map((row, index) => (
          <CompactRow
            key={getRowId(row)}
            row={row}
            index={start + index + 2}
            columns={columns}
            parts={parts}
            selection={selection}
            rowProps={getRowProps(row)}
            isLast={getRowId(row) === restoreFocusTo}
          />
        ))}
      </div>
    </Root>
  )
}
