import { useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Column } from '../Column.ts'
import { ExpandButton, RowDetails } from '../ExpandedRow.tsx'
import { type ColumnsByPriority, getRowActions, getRowName } from '../listLayout.ts'
import { RowActionsMenu } from '../RowActionButtons.tsx'
import {
  Controls,
  Details,
  Line,
  MetaCells,
  Name,
  OpenButton,
  OpenLink,
  Picture,
  Root,
  Title,
  RowText,
} from './CompactRow.styles.ts'
import { Subtitle } from './Subtitle.styles.ts'

type CompactRowProps<Row> = {
  row: Row
  /** Row index across all pages, for `aria-rowindex`; the header has 1. */
  index: number
  columns: readonly Column<Row>[]
  parts: ColumnsByPriority<Row>
  isLast: boolean
}

const renderCompact = <Row,>({ compactCell, cell }: Column<Row>, row: Row): ReactNode => (compactCell ?? cell)(row)

/**
 * A two-line row. The whole row links to its page or, without one, expands its other columns; its actions are in a
 * menu.
 */
export function CompactRow<Row>({ row, index, columns, parts, isLast }: CompactRowProps<Row>) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const { title, subtitles, metas, details } = parts
  const { actions, name } = getRowActions(columns, row)
  const link = actions.find(({ isRowLink }) => isRowLink)
  const menuActions = actions.filter((action) => action !== link)
  const expandable = [...subtitles, ...details]
  const canExpand = !link && expandable.length > 0
  const hasExtraDetails = link !== undefined && details.some(({ isMissingOnDetailPage }) => isMissingOnDetailPage)
  const subtitle = title?.subtitle?.(row)
  const isSubtitleFull = Boolean(subtitle && title?.isSubtitleUnclamped)
  const besideSubtitle = isSubtitleFull ? [] : subtitles
  const titleContent = title && <Name data-is-whole={isOpen || (!link && !canExpand)}>{renderCompact(title, row)}</Name>
  return (
    <Root role="row" aria-rowindex={index}>
      <Line>
        {title?.picture && <Picture>{title.picture(row)}</Picture>}
        <RowText>
          <Title role="rowheader">
            {link?.href !== undefined && (
              <OpenLink href={link.href} autoFocus={isLast}>
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
              >
                {titleContent}
              </OpenButton>
            )}
            {link?.href === undefined && !canExpand && titleContent}
          </Title>
          {!isOpen && (subtitle || besideSubtitle.length > 0) && (
            <Subtitle data-is-whole={isSubtitleFull}>
              {subtitle && <span data-is-unbroken>{subtitle}</span>}
              {besideSubtitle.map((column) => (
                <span key={column.id} role="cell" data-is-unbroken={column.compactNowrap ?? column.nowrap ?? false}>
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
            <RowActionsMenu actions={menuActions} name={name} isLast={isLast && !link && !canExpand} />
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
          {link && !hasExtraDetails && <ChevronRight aria-hidden data-points-on />}
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
