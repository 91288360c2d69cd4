import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import type { Column } from '../Column.ts'
import { ShrinkableContent } from '../cells/ShrinkableContent.ts'
import type { GetText, TextColumnOptions } from './textColumns.tsx'

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
