import { type ElementType, Fragment } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import type { Column } from '../Column.ts'
import { ClampedText } from '../cells/ClampedText.tsx'

/** Options of a text column. */
export type TextColumnOptions<Row> = Partial<Column<Row>> & {
  /** Shown instead of an empty text. */
  missing?: string
  /** Element around the text. */
  cellDecorator?: ElementType
}

export type GetText<Row> = (row: Row) => string | null | undefined

/** A name or a title; missing values are sorted last. */
export function textColumn<Row>(
  id: string,
  header: string,
  getText: GetText<Row>,
  { missing = '', cellDecorator: Decorator = Fragment, ...options }: TextColumnOptions<Row> = {},
): Column<Row> {
  const displayText = (row: Row) => getText(row) || missing
  return {
    id,
    header,
    minWidth: options.isRowHeader ? 8 : 6.5,
    cell: (row) => (
      <Decorator>
        <CellText>{displayText(row)}</CellText>
      </Decorator>
    ),
    sortValue: (row) => getText(row) || null,
    searchText: displayText,
    ...options,
  }
}

/** A short code, such as a student ID. */
export function codeColumn<Row>(
  id: string,
  header: string,
  getCode: GetText<Row>,
  options: TextColumnOptions<Row> = {},
): Column<Row> {
  return textColumn(id, header, getCode, { priority: 'subtitle', minWidth: 5, nowrap: true, ...options })
}

/** The name of the person a row is about, with their avatar; their code has its own column. */
export function nameColumn<Row>(
  header: string,
  getName: (row: Row) => string,
  options: TextColumnOptions<Row> = {},
): Column<Row> {
  return textColumn('name', header, getName, {
    isRowHeader: true,
    minWidth: 6.5,
    picture: (row) => <Avatar name={getName(row)} />,
    ...options,
  })
}

type LongTextOptions<Row> = Omit<TextColumnOptions<Row>, 'cellDecorator'> & {
  /** Names the text in the accessible names of its buttons. */
  about: (row: Row) => string
}

/** A long text, clamped, with a button to show all of it. */
export function longTextColumn<Row>(
  id: string,
  header: string,
  getText: GetText<Row>,
  { about, missing = '', ...options }: LongTextOptions<Row>,
): Column<Row> {
  const displayText = (row: Row) => getText(row)?.trim() || missing
  return {
    id,
    header,
    minWidth: 6,
    minWidthRoomy: 11,
    isSecondary: true,
    cell: (row) => <ClampedText key={displayText(row)} text={displayText(row)} title={about(row)} />,
    compactCell: (row) => <Bdi>{displayText(row)}</Bdi>,
    searchText: (row) => getText(row) ?? '',
    ...options,
  }
}

/** Longer words may break anywhere, so that they don't widen their column too much. */
const MAX_WORD_LENGTH = 20

const Line = styled(BlockBdi)`
  &[data-breaks] {
    overflow-wrap: anywhere;
  }
`

export function CellText({ children }: { children: string }) {
  const breaks = children.split(/[\s-]+/).some((word) => word.length > MAX_WORD_LENGTH)
  return <Line {...(breaks && { 'data-breaks': true })}>{children}</Line>
}
