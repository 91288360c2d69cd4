import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, memo, useId, useState } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import type { Column } from './Column.ts'
import { ExpandButton, ExpandedRow, RowDetails } from './ExpandedRow.tsx'
import { type Density, getRowActions, getRowHref, getRowName, getTitleColumn } from './listLayout.ts'
import { RowActionButtons, getOpeningAction } from './RowActionButtons.tsx'
import { SelectionCheckbox } from './selection/SelectionCheckbox.tsx'
import type { RowSelection } from './selection/useRowSelection.ts'
import { Row as Root } from './TableRow.styles.ts'
import { opensRow } from './useRowKeys.ts'

type TableRowProps<Row> = {
  row: Row
  /** Row index across all pages, for `aria-rowindex`; the header has 1. */
  index: number
  columns: readonly Column<Row>[]
  density: Density
  hiddenColumns: readonly Column<Row>[]
  selection: RowSelection<Row> | undefined
  /** Attributes for moving between rows by keys. */
  rowProps: { 'data-row-id': string; tabIndex: number }
  isLast: boolean
}

export function TableRow<Row>({
  row,
  index,
  columns,
  density,
  hiddenColumns,
  selection,
  rowProps,
  isLast,
}: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const canExpand = hiddenColumns.length > 0
  return (
    <>
      <Root
        role="row"
        aria-rowindex={index}
        data-is-open={isOpen}
        data-is-selected={selection?.isSelected(row)}
        {...rowProps}
      >
        {selection && <SelectCell row={row} columns={columns} selection={selection} />}
        <RowCells
          row={row}
          columns={columns}
          density={density}
          fold={canExpand ? (isOpen ? 'open' : 'closed') : undefined}
          onFold={setIsOpen}
          detailsId={detailsId}
          isLast={isLast}
        />
      </Root>
      {isOpen && canExpand && (
        <ExpandedRow role="row" id={detailsId}>
          <td role="cell" colSpan={columns.length + (selection ? 2 : 1)}>
            <RowDetails columns={hiddenColumns} row={row} />
          </td>
        </ExpandedRow>
      )}
    </>
  )
}

type SelectCellProps<Row> = { row: Row; columns: readonly Column<Row>[]; selection: RowSelection<Row> }

function SelectCell<Row>({ row, columns, selection }: SelectCellProps<Row>) {
  const { t } = useLingui()
  return (
    <td role="cell" data-is-select>
      <SelectionCheckbox
        label={t`Select ${getRowName(columns, row)}`}
        isSelected={selection.isSelected(row)}
        onToggle={(isRange) => selection.toggle(row, { isRange })}
      />
    </td>
  )
}

type RowCellsProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  density: Density
  /** Undefined if no column is hidden. */
  fold: 'open' | 'closed' | undefined
  onFold: (isOpen: boolean) => void
  detailsId: string
  isLast: boolean
}

/** The cells of a row, memoized: moving the row doesn't render them again. */
export const RowCells = memo(function RowCells<Row>(props: RowCellsProps<Row>) {
  const { row, columns, density, fold, onFold, detailsId, isLast } = props
  const title = getTitleColumn(columns)
  const { actions, name } = getRowActions(columns, row)
  const href = getRowHref(columns, row)
  const opensByButton = getOpeningAction(actions) !== undefined
  return (
    <>
      {fold && (
        <ExpandCell
          name={getRowName(columns, row)}
          isOpen={fold === 'open'}
          opensRow={!opensByButton}
          onChange={onFold}
          detailsId={detailsId}
        />
      )}
      {columns.map((column) => {
        const Cell = column === title && column.isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...(column.isRowHeader && { scope: 'row' })}
            data-is-action={column.isAction}
            data-is-unbroken={column.nowrap}
            data-is-secondary={column.isSecondary}
            data-has-picture={column === title && column.picture !== undefined && density === 'roomy'}
            data-align={column.align}
          >
            {column.actions && (
              <RowActionButtons actions={actions} name={name} density={density} isLast={isLast && href === undefined} />
            )}
            {!column.actions && column !== title && column.cell(row)}
            {column === title && <RowTitle column={column} row={row} density={density} href={href} isLast={isLast} />}
          </Cell>
        )
      })}
    </>
  )
}) as <Row>(props: RowCellsProps<Row>) => ReactNode

const TitleBox = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;

  &[data-has-picture='false'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  /* As high as an avatar; the name is the row's baseline. */
  > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    align-self: baseline;
    justify-items: start;

    > * {
      max-inline-size: 100%;
    }
  }
  &[data-has-picture='true'] > :last-child {
    min-block-size: 36px;
  }
  small {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
  @media print {
    display: block;

    > :not(:last-child) {
      display: none;
    }
  }
`

type RowTitleProps<Row> = {
  column: Column<Row>
  row: Row
  density: Density
  /** Link to the row's own page, if it has one. */
  href: string | undefined
  isLast: boolean
}

/** Row header of a table, with its subtitle and, in a roomy table, its avatar. */
function RowTitle<Row>({ column, row, density, href, isLast }: RowTitleProps<Row>) {
  const { subtitle, compactCell, cell } = column
  const picture = density === 'roomy' ? column.picture : undefined
  const content = (picture || subtitle ? (compactCell ?? cell) : cell)(row)
  const name =
    href === undefined ? (
      content
    ) : (
      <TextLink href={href} autoFocus={isLast} {...opensRow('link')}>
        {content}
      </TextLink>
    )
  if (!picture && !subtitle) return name
  return (
    <TitleBox data-has-picture={picture !== undefined}>
      {picture?.(row)}
      <span>
        {name}
        {subtitle && <small>{subtitle(row)}</small>}
      </span>
    </TitleBox>
  )
}

type ExpandCellProps = {
  name: string
  isOpen: boolean
  /** Nothing else opens the row. */
  opensRow: boolean
  onChange: (isOpen: boolean) => void
  detailsId: string
}

/** Button cell that expands the hidden columns. */
function ExpandCell({ name, isOpen, opensRow: isOpener, onChange, detailsId }: ExpandCellProps) {
  const { t } = useLingui()
  return (
    <td role="cell" data-is-fold>
      <ExpandButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={t`Show all details: ${name}`}
        onClick={() => onChange(!isOpen)}
        {...(isOpener && opensRow('button'))}
      >
        <ChevronDown aria-hidden />
      </ExpandButton>
    </td>
  )
}
