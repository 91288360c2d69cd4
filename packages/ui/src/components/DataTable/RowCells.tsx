import { type ReactNode, memo } from 'react'
import type { Column } from './Column.ts'
import { FoldCell } from './FoldCell.tsx'
import type { Density } from './planColumns.ts'
import { actionsOfRow, nameOfRow, titleColumn } from './readRow.ts'
import { RowButtons } from './RowButtons/RowButtons.tsx'
import { RowTitle } from './RowTitle.tsx'

type RowCellsProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  density: Density
  /** Not there where nothing is folded away. */
  fold: 'open' | 'closed' | undefined
  onFold: (isOpen: boolean) => void
  detailsId: string
  isLast: boolean
}

/** What a row holds: drawn anew only where that has changed, and not where the row only moves to another place. */
export const RowCells = memo(function RowCells<Row>(props: RowCellsProps<Row>) {
  const { row, columns, density, fold, onFold, detailsId, isLast } = props
  const title = titleColumn(columns)
  const { actions, name } = actionsOfRow(columns, row)
  const link = actions.find(({ isRowLink }) => isRowLink)
  return (
    <>
      {fold && (
        <FoldCell name={nameOfRow(columns, row)} isOpen={fold === 'open'} onChange={onFold} detailsId={detailsId} />
      )}
      {columns.map((column) => {
        const Cell = column === title && column.isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...(column.isRowHeader && { scope: 'row' })}
            data-is-action={column.isAction}
            data-is-unbroken={column.isUnbroken}
            data-has-picture={column === title && column.picture !== undefined && density === 'roomy'}
            data-align={column.align}
          >
            {column.actions && <RowButtons actions={actions} name={name} density={density} isLast={isLast && !link} />}
            {!column.actions && column !== title && column.cell(row)}
            {column === title && (
              <RowTitle column={column} row={row} density={density} href={link?.href} isLast={isLast} />
            )}
          </Cell>
        )
      })}
    </>
  )
}) as <Row>(props: RowCellsProps<Row>) => ReactNode
