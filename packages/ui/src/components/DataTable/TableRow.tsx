import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Column } from './Column.ts'
import { Cell, Fold, Row as Root, Unfolded } from './DataTable.styles.ts'
import { actionsOfRow, nameOfRow } from './readRow.ts'
import { RowButtons } from './RowButtons/RowButtons.tsx'
import { RowDetails } from './RowDetails.tsx'
import { RowTitle } from './RowTitle.tsx'

type TableRowProps<Row> = {
  row: Row
  /** Its place among all rows of all pages, the header’s being 1. */
  index: number
  columns: readonly Column<Row>[]
  title: Column<Row> | undefined
  folded: readonly Column<Row>[]
  isLast: boolean
}

export function TableRow<Row>({ row, index, columns, title, folded, isLast }: TableRowProps<Row>) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const { actions, name } = actionsOfRow(columns, row)
  const link = actions.find(({ isRowLink }) => isRowLink)
  return (
    <>
      <Root role="row" aria-rowindex={index} data-is-open={isOpen}>
        {folded.length > 0 && (
          <Cell role="cell" $align="start" data-is-fold>
            <Fold
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={t`See all of ${nameOfRow(columns, row)}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown aria-hidden />
            </Fold>
          </Cell>
        )}
        {columns.map((column) => (
          <Cell
            key={column.id}
            as={column === title && column.isRowHeader ? 'th' : 'td'}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...(column.isRowHeader && { scope: 'row' })}
            data-is-action={column.isAction}
            data-is-unbroken={column.isUnbroken}
            data-has-picture={column === title && column.picture !== undefined}
            $align={column.align ?? 'start'}
          >
            {column.actions && <RowButtons actions={actions} name={name} isLast={isLast && !link} />}
            {!column.actions && column !== title && column.cell(row)}
            {column === title && <RowTitle column={column} row={row} href={link?.href} isLast={isLast} />}
          </Cell>
        ))}
      </Root>
      {isOpen && folded.length > 0 && (
        <Unfolded role="row" id={detailsId}>
          <td role="cell" colSpan={columns.length + 1}>
            <RowDetails columns={folded} row={row} />
          </td>
        </Unfolded>
      )}
    </>
  )
}
