import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'
import { CellText, type GetText, type TextColumnOptions } from './textColumns.tsx'
import { styled } from 'styled-components'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { ShrinkableContent } from '../cells/ClampedText.tsx'

type Person = { code: string; name?: string | undefined; label: string }

/** The person a row is about: avatar, name and code; searched and sorted by their label. */
export function personColumn<Row>(
  id: string,
  header: string,
  getPerson: (row: Row) => Person,
  options: Partial<Column<Row>> = {},
): Column<Row> {
  const getName = (row: Row) => getPerson(row).name || getPerson(row).code
  return {
    id,
    header,
    isRowHeader: true,
    minWidth: 6.5,
    cell: (row) => <CellText>{getName(row)}</CellText>,
    picture: (row) => <Avatar name={getName(row)} />,
    subtitle: (row) => getPerson(row).name && <Bdi>{getPerson(row).code}</Bdi>,
    sortValue: (row) => getPerson(row).label,
    searchText: (row) => getPerson(row).label,
    ...options,
  }
}

/** Another person that a row mentions; searched and sorted by their label. */
export function otherPersonColumn<Row>(
  id: string,
  header: string,
  getPerson: (row: Row) => Person,
  options: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id,
    header,
    minWidth: 6.5,
    cell: (row) => <PersonName code={getPerson(row).code} name={getPerson(row).name} />,
    compactCell: (row) => <Bdi>{getPerson(row).name || getPerson(row).code}</Bdi>,
    sortValue: (row) => getPerson(row).label,
    searchText: (row) => getPerson(row).label,
    ...options,
  }
}

/** An e-mail address: left to right in every language, masked while privacy is on. */
export function emailColumn<Row>(header: string, getEmail: (row: Row) => string): Column<Row> {
  return {
    id: 'email',
    header,
    mask: 'email',
    minWidth: 7,
    cell: (row) => <EmailAddress address={getEmail(row)} />,
    sortValue: getEmail,
    searchText: getEmail,
  }
}

/** A phone number: left to right in every language, masked while privacy is on. */
export function phoneColumn<Row>(header: string, getPhone: GetText<Row>): Column<Row> {
  return {
    id: 'phone',
    header,
    mask: 'phone',
    isPhone: true,
    minWidth: 7.5,
    nowrap: true,
    cell: (row) => <Bdi dir="ltr">{getPhone(row)}</Bdi>,
    searchText: (row) => getPhone(row) ?? '',
  }
}

/** An external link, on one line. */
export function linkColumn<Row>(
  header: string,
  getLink: GetText<Row>,
  { missing }: Pick<TextColumnOptions<Row>, 'missing'> = {},
): Column<Row> {
  return {
    id: 'link',
    header,
    minWidth: 8,
    cell: (row) => (
      <ShrinkableContent>
        <span>
          <JoinClassLink isShort link={getLink(row)} {...(missing !== undefined && { fallback: missing })} />
        </span>
      </ShrinkableContent>
    ),
    searchText: (row) => getLink(row) ?? '',
  }
}

const ClampedAddress = styled(BreakableAddress)`
  @media not print {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

/** An email address on up to three lines; a longer one is truncated and has a tooltip. */
function EmailAddress({ address }: { address: string }) {
  return (
    <ShrinkableContent>
      <ClampedAddress title={address}>{address}</ClampedAddress>
    </ShrinkableContent>
  )
}
