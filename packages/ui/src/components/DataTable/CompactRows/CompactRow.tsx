import { useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Column } from '../Column.ts'
import { ExpandButton, RowDetails } from '../ExpandedRow.tsx'
import { type ColumnsByPriority, getRowActions, getRowHref, getRowName } from '../listLayout.ts'
import { RowActionsMenu } from '../RowActionButtons.tsx'
import { SelectionCheckbox } from '../selection/SelectionCheckbox.tsx'
import type { RowSelection } from '../selection/useRowSelection.ts'
import { opensRow } from '../useRowKeys.ts'
import {
  Controls,
  Details,
  Line,
  MetaCells,
  OpenButton,
  OpenLink,
  Picture,
  Root,
  RowText,
  Selector,
  Title,
} from './CompactRow.styles.ts'
import { Subtitle } from './Subtitle.styles.ts'

type CompactRowProps<Row> = {
  row: Row
  /** Row index across all pages, for `aria-rowindex`; the header has 1. */
  index: number
  columns: readonly Column<Row>[]
  parts: ColumnsByPriority<Row>
  /** The selected rows, if rows can be selected: a checkbox replaces the picture. */
  selection: RowSelection<Row> | undefined
  /** Attributes for moving between rows by keys. */
  rowProps: { 'data-row-id': string; tabIndex: number }
  isLast: boolean
}

const renderCompact = <Row,>({ compactCell, cell }: Column<Row>, row: Row): ReactNode => (compactCell ?? cell)(row)

/**
 * A two-line row. The whole row links to its page or, without one, expands its other columns; its actions are in a
 * menu.
 */
export function CompactRow<Row>({ row, index, columns, parts, selection, rowProps, isLast }: CompactRowProps<Row>) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const { title, subtitles, metas, details } = parts
  const { actions, name } = getRowActions(columns, row)
  const href = getRowHref(columns, row)
  const menuActions = actions.filter(({ isRowLink }) => !isRowLink)
  const expandable = [...subtitles, ...details]
  const canExpand = href === undefined && expandable.length > 0
  const hasExtraDetails = href !== undefined && details.some(({ isMissingOnDetailPage }) => isMissingOnDetailPage)
  const subtitle = title?.subtitle?.(row)
  const besideSubtitle = subtitle && title?.isSubtitleAlone ? [] : subtitles
  const titleContent = title && renderCompact(title, row)
  return (
    <Root role="row" aria-rowindex={index} data-is-selected={selection?.isSelected(row)} {...rowProps}>
      <Line>
        {selection ? (
          <Selector role="cell">
            <SelectionCheckbox
              label={t`Select ${getRowName(columns, row)}`}
              isSelected={selection.isSelected(row)}
              onToggle={(isRange) => selection.toggle(row, { isRange })}
            />
          </Selector>
        ) : (
          title?.picture && <Picture>{title.picture(row)}</Picture>
        )}
        <RowText>
          <Title role="rowheader">
            {href !== undefined && (
              <OpenLink href={href} autoFocus={isLast} {...opensRow('link')}>
                {titleContent}
              </OpenLink>
            )}
            {canExpand && (
              <OpenButton
                type="button"
                id={titleId}
                aria-expanded={isOpen}
                autoFocus={isLast}
                onClick={() => setIsOpen(!isOpen)}
                {...opensRow('button')}
              >
                {titleContent}
              </OpenButton>
            )}
            {href === undefined && !canExpand && titleContent}
          </Title>
          {!isOpen && (subtitle || besideSubtitle.length > 0) && (
            <Subtitle>
              {subtitle && <span>{subtitle}</span>}
              {besideSubtitle.map((column) => (
                <span key={column.id} role="cell">
                  {renderCompact(column, row)}
                </span>
              ))}
            </Subtitle>
          )}
        </RowText>
        {metas.length > 0 && (
          <MetaCells data-are-two={metas.length > 1}>
            {metas.map((column) => (
              <span key={column.id} role="cell">
                {renderCompact(column, row)}
              </span>
            ))}
          </MetaCells>
        )}
        <Controls role="cell">
          {menuActions.length > 0 && (
            <RowActionsMenu actions={menuActions} name={name} isLast={isLast && href === undefined && !canExpand} />
          )}
          {hasExtraDetails && (
            <ExpandButton
              type="button"
              aria-expanded={isOpen}
              aria-label={t`Show all details: ${getRowName(columns, row)}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown aria-hidden />
            </ExpandButton>
          )}
          {href !== undefined && !hasExtraDetails && <ChevronRight aria-hidden data-points-on />}
          {canExpand && <ChevronDown aria-hidden data-is-open={isOpen} />}
        </Controls>
      </Line>
      {isOpen && (
        <Details role="cell" aria-labelledby={titleId}>
          <RowDetails columns={expandable} row={row} />
        </Details>
      )}
    </Root>
  )
}
