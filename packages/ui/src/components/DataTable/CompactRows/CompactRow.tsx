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
  Words,
} from './CompactRow.styles.ts'
import { Subtitle } from './Under.styles.ts'

type CompactRowProps<Row> = {
  row: Row
  /** Its place among all rows of all pages, the header’s being 1. */
  index: number
  columns: readonly Column<Row>[]
  parts: ColumnsByPriority<Row>
  isLast: boolean
}

const briefOf = <Row,>({ compactCell, cell }: Column<Row>, row: Row): ReactNode => (compactCell ?? cell)(row)

/**
 * A row of two lines. It is one target: it opens the page of what it shows or, where there is none, unfolds what else
 * there is to read; what can be done with it stands above that, behind its menu.
 */
export function CompactRow<Row>({ row, index, columns, parts, isLast }: CompactRowProps<Row>) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const { title, subtitles, metas, details } = parts
  const { actions, name } = getRowActions(columns, row)
  const link = actions.find(({ isRowLink }) => isRowLink)
  const behind = actions.filter((action) => action !== link)
  const read = [...subtitles, ...details]
  const canUnfold = !link && read.length > 0
  const isMoreHere = link !== undefined && details.some(({ isMissingOnDetailPage }) => isMissingOnDetailPage)
  const under = title?.subtitle?.(row)
  const isUnderWhole = Boolean(under && title?.isSubtitleUnclamped)
  const beside = isUnderWhole ? [] : subtitles
  const words = title && <Name data-is-whole={isOpen || (!link && !canUnfold)}>{briefOf(title, row)}</Name>
  return (
    <Root role="row" aria-rowindex={index}>
      <Line>
        {title?.picture && <Picture>{title.picture(row)}</Picture>}
        <Words>
          <Title role="rowheader">
            {link?.href !== undefined && (
              <OpenLink href={link.href} autoFocus={isLast}>
                {words}
              </OpenLink>
            )}
            {canUnfold && (
              <OpenButton
                type="button"
                id={titleId}
                aria-expanded={isOpen}
                autoFocus={isLast}
                onClick={() => setIsOpen(!isOpen)}
              >
                {words}
              </OpenButton>
            )}
            {link?.href === undefined && !canUnfold && words}
          </Title>
          {!isOpen && (under || beside.length > 0) && (
            <Subtitle data-is-whole={isUnderWhole}>
              {under && <span data-is-unbroken>{under}</span>}
              {beside.map((column) => (
                <span key={column.id} role="cell" data-is-unbroken={column.compactNowrap ?? column.nowrap ?? false}>
                  {briefOf(column, row)}
                </span>
              ))}
            </Subtitle>
          )}
        </Words>
        {metas.length > 0 && (
          <MetaCells data-are-two={metas.length > 1}>
            {metas.map((column) => (
              <span key={column.id} role="cell">
                {briefOf(column, row)}
              </span>
            ))}
          </MetaCells>
        )}
        <Controls role="cell">
          {behind.length > 0 && <RowActionsMenu actions={behind} name={name} isLast={isLast && !link && !canUnfold} />}
          {isMoreHere && (
            <ExpandButton
              type="button"
              aria-expanded={isOpen}
              aria-label={t`See all of ${getRowName(columns, row)}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown aria-hidden />
            </ExpandButton>
          )}
          {link && !isMoreHere && <ChevronRight aria-hidden data-points-on />}
          {canUnfold && <ChevronDown aria-hidden data-is-open={isOpen} />}
        </Controls>
      </Line>
      {isOpen && (
        <Details role="cell" aria-labelledby={titleId}>
          <RowDetails columns={read} row={row} />
        </Details>
      )}
    </Root>
  )
}
