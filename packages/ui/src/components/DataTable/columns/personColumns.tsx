import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'
import { CellText, type GetText, type TextColumnOptions } from './textColumns.tsx'
import { styled } from 'styled-components'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { ShrinkableContent } from '../cells/ClampedText.tsx'

type Named = { code: string; name?: string | undefined; label: string }

/** Whom a row is about: their face, their name and their code under it; found and sorted by as the one line they are elsewhere. */
export function personColumn<Row>(
  id: string,
  header: string,
  personOf: (row: Row) => Named,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  const nameOf = (row: Row) => personOf(row).name || personOf(row).code
  return {
    id,
    header,
    isRowHeader: true,
    minWidth: 6.5,
    cell: (row) => <CellText>{nameOf(row)}</CellText>,
    picture: (row) => <Avatar name={nameOf(row)} />,
    subtitle: (row) => personOf(row).name && <Bdi>{personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}

/** Somebody whom a row mentions beside the one that it is about; found and sorted by as the one line they are elsewhere. */
export function otherPersonColumn<Row>(
  id: string,
  header: string,
  personOf: (row: Row) => Named,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id,
    header,
    minWidth: 6.5,
    cell: (row) => <PersonName code={personOf(row).code} name={personOf(row).name} />,
    compactCell: (row) => <Bdi>{personOf(row).name || personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}

/** A mail address: written from left to right in every language, and masked while privacy is on. */
export function emailColumn<Row>(header: string, emailOf: (row: Row) => string): Column<Row> {
  return {
    id: 'email',
    header,
    mask: 'email',
    minWidth: 7,
    cell: (row) => <EmailAddress address={emailOf(row)} />,
    sortValue: emailOf,
    searchText: emailOf,
  }
}

/** A telephone number: written from left to right in every language, and masked while privacy is on. */
export function phoneColumn<Row>(header: string, phoneOf: GetText<Row>): Column<Row> {
  return {
    id: 'phone',
    header,
    mask: 'phone',
    isPhone: true,
    minWidth: 7.5,
    nowrap: true,
    cell: (row) => <Bdi dir="ltr">{phoneOf(row)}</Bdi>,
    searchText: (row) => phoneOf(row) ?? '',
  }
}

/** An address that leads out of the school, on one line. */
export function linkColumn<Row>(
  header: string,
  linkOf: GetText<Row>,
  { missing }: Pick<TextColumnOptions<Row>, 'missing'> = {},
): Column<Row> {
  return {
    id: 'link',
    header,
    minWidth: 8,
    cell: (row) => (
      <ShrinkableContent>
        <span>
          <ClassLink isShort link={linkOf(row)} {...(missing !== undefined && { fallback: missing })} />
        </span>
      </ShrinkableContent>
    ),
    searchText: (row) => linkOf(row) ?? '',
  }
}

const Address = styled(Bdi)`
  overflow-wrap: anywhere;

  @media not print {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** An email address on one line or, broken before its @, on two; a longer one is cut, and its title has all of it. */
function EmailAddress({ address }: { address: string }) {
  const [, name, host] = /^(.*)(@.*)$/.exec(address) ?? [address, address, '']
  return (
    <ShrinkableContent>
      <Address dir="ltr" title={address}>
        {name}
        <wbr />
        {host}
      </Address>
    </ShrinkableContent>
  )
}
