import { type ElementType, Fragment } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import type { Column } from '../Column.ts'
import { ClampedText } from '../cells/ClampedText.tsx'

/** What a column of words may have of its own. */
export type TextColumnOptions<Row> = Partial<Column<Row>> & {
  /** What stands where there are no words. */
  missing?: string
  /** What gives the words their room. */
  cellDecorator?: ElementType
}

export type GetText<Row> = (row: Row) => string | null | undefined

/** A name, a title: found and sorted by as it is shown, and last where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  textOf: GetText<Row>,
  { missing = '', cellDecorator: Within = Fragment, ...own }: TextColumnOptions<Row> = {},
): Column<Row> {
  const shown = (row: Row) => textOf(row) || missing
  return {
    id,
    header,
    minWidth: own.isRowHeader ? 8 : 6.5,
    cell: (row) => (
      <Within>
        <CellText>{shown(row)}</CellText>
      </Within>
    ),
    sortValue: (row) => textOf(row) || null,
    searchText: shown,
    ...own,
  }
}

/** What people call a person or a thing by in a few letters. */
export function codeColumn<Row>(
  id: string,
  header: string,
  codeOf: GetText<Row>,
  own: TextColumnOptions<Row> = {},
): Column<Row> {
  return textColumn(id, header, codeOf, { priority: 'subtitle', minWidth: 5, nowrap: true, ...own })
}

/** The person whom a row is about, with their face; their code has a column of its own. */
export function nameColumn<Row>(
  header: string,
  nameOf: (row: Row) => string,
  own: TextColumnOptions<Row> = {},
): Column<Row> {
  return textColumn('name', header, nameOf, {
    isRowHeader: true,
    minWidth: 6.5,
    picture: (row) => <Avatar name={nameOf(row)} />,
    ...own,
  })
}

type LongTextOptions<Row> = Omit<TextColumnOptions<Row>, 'cellDecorator'> & {
  /** What the text is about, for the names of its buttons. */
  about: (row: Row) => string
}

/** A text as long as its writer liked: its beginning, and the rest on a press. */
export function longTextColumn<Row>(
  id: string,
  header: string,
  textOf: GetText<Row>,
  { about, missing = '', ...own }: LongTextOptions<Row>,
): Column<Row> {
  const shown = (row: Row) => textOf(row)?.trim() || missing
  return {
    id,
    header,
    minWidth: 6,
    minWidthRoomy: 11,
    cell: (row) => <ClampedText key={shown(row)} text={shown(row)} title={about(row)} />,
    compactCell: (row) => <Bdi>{shown(row)}</Bdi>,
    searchText: (row) => textOf(row) ?? '',
    ...own,
  }
}

/** A word of more letters may break anywhere, so that it doesn't make its column wider than a table can be. */
const LONGEST_WORD = 20

const Line = styled(BlockBdi)`
  &[data-breaks] {
    overflow-wrap: anywhere;
  }
`

export function CellText({ children }: { children: string }) {
  const breaks = children.split(/[\s-]+/).some((word) => word.length > LONGEST_WORD)
  return <Line {...(breaks && { 'data-breaks': true })}>{children}</Line>
}
