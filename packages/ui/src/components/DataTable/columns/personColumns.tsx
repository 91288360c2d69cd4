import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'
import { CellText, type GetText, type TextColumnOptions } from './textColumns.tsx'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
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

type OtherPersonOptions<Row> = Partial<Column<Row>> & {
  /** Shows the person's avatar. */
  hasAvatar?: boolean
}

/** Another person that a row mentions; searched and sorted by their label. */
export function otherPersonColumn<Row>(
  id: string,
  header: string,
  getPerson: (row: Row) => Person,
  { hasAvatar = false, ...options }: OtherPersonOptions<Row> = {},
): Column<Row> {
  return {
    id,
    header,
    minWidth: hasAvatar ? 8.5 : 6.5,
    cell: (row) => {
      const { code, name } = getPerson(row)
      return hasAvatar ? <OtherPerson code={code} name={name} /> : <PersonName code={code} name={name} />
    },
    compactCell: (row) => <Bdi>{getPerson(row).name || getPerson(row).code}</Bdi>,
    sortValue: (row) => getPerson(row).label,
    searchText: (row) => getPerson(row).label,
    ...options,
  }
}

const PersonBox = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]};
  align-items: center;

  /* The name is the row's baseline. */
  > :last-child {
    align-self: baseline;
  }
  @media print {
    display: block;

    > :not(:last-child) {
      display: none;
    }
  }
`

function OtherPerson({ code, name }: Pick<Person, 'code' | 'name'>) {
  return (
    <PersonBox>
      <Avatar name={name || code} />
      <PersonName code={code} name={name} />
    </PersonBox>
  )
}

/** An e-mail address: left to right in every language, masked while privacy is on. */
export function emailColumn<Row>(header: string, getEmail: (row: Row) => string): Column<Row> {
  return {
    id: 'email',
    header,
    mask: 'email',
    minWidth: 7,
    isSecondary: true,
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

type LinkColumnOptions<Row> = Pick<TextColumnOptions<Row>, 'missing'> & {
  /** Shown instead of the address, which becomes a tooltip. */
  label?: string
  /** Title of what is joined, for the accessible name of the link. */
  getTitle?: (row: Row) => string
}

/** An external link, on one line. */
export function linkColumn<Row>(
  header: string,
  getLink: GetText<Row>,
  { missing, label, getTitle }: LinkColumnOptions<Row> = {},
): Column<Row> {
  return {
    id: 'link',
    header,
    minWidth: label === undefined ? 8 : 5.5,
    nowrap: label !== undefined,
    cell: (row) => (
      <ShrinkableContent>
        <span title={label === undefined ? undefined : (getLink(row) ?? undefined)}>
          <JoinClassLink
            isShort
            link={getLink(row)}
            {...(missing !== undefined && { fallback: missing })}
            {...(label !== undefined && { label })}
            {...(getTitle && { title: getTitle(row) })}
          />
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
