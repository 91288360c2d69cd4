import { useId, useState } from 'react'
import type { Column } from './Column.ts'
import { Row as Root } from './DataTable.styles.ts'
import { Unfolded } from './Fold.styles.ts'
import type { Density } from './planColumns.ts'
import { RowCells } from './RowCells.tsx'
import { RowDetails } from './RowDetails.tsx'

type TableRowProps<Row> = {
  row: Row
  /** Its place among all rows of all pages, the header’s being 1. */
  index: number
  columns: readonly Column<Row>[]
  density: Density
  folded: readonly Column<Row>[]
  isLast: boolean
}

export function TableRow<Row>({ row, index, columns, density, folded, isLast }: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const canUnfold = folded.length > 0
  return (
    <>
      <Root role="row" aria-rowindex={index} data-is-open={isOpen}>
        <RowCells
          row={row}
          columns={columns}
          density={density}
          fold={canUnfold ? (isOpen ? 'open' : 'closed') : undefined}
          onFold={setIsOpen}
          detailsId={detailsId}
          isLast={isLast}
        />
      </Root>
      {isOpen && canUnfold && (
        <Unfolded role="row" id={detailsId}>
          <td role="cell" colSpan={columns.length + 1}>
            <RowDetails columns={folded} row={row} />
          </td>
        </Unfolded>
      )}
    </>
  )
}
