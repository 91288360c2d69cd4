import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { Unbroken } from '../../../components/DataTable/Unbroken.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { LongText } from '../../../components/LongText/LongText.tsx'
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { codeOf } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { formatWireDay } from '../../../model/wireDay.ts'
import { Address, Excerpt, Named } from './TeachersScreen.styles.ts'
import { useStatusWords } from './useStatusWords.ts'

type Teacher = components['schemas']['Teacher']

type TeachersTableProps = {
  teachers: Teacher[]
  table: KeptTable | undefined
  now: Date
  /** The teacher who was open last: the focus comes back to them. */
  lastId: number | undefined
  getTeacherHref: (id: number) => string
}

export function TeachersTable({ teachers, table, now, lastId, getTeacherHref }: TeachersTableProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchool()
  const statusWords = useStatusWords()
  const columns: Column<Teacher>[] = [
    {
      id: 'code',
      header: t`Teacher ID`,
      cell: (teacher) => (
        <Unbroken>
          <Bdi>{codeOf(teacher)}</Bdi>
        </Unbroken>
      ),
      sortValue: (teacher) => codeOf(teacher, '') || null,
      searchText: (teacher) => codeOf(teacher),
    },
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ id, name, status }) => (
        <Named>
          <Excerpt>
            <TextLink href={getTeacherHref(id)} autoFocus={id === lastId}>
              <Bdi>{name}</Bdi>
            </TextLink>
          </Excerpt>
          <StatusBadge kind="teacher" status={status} />
        </Named>
      ),
      sortValue: ({ name }) => name,
      searchText: ({ name, status }) => `${name} ${statusWords(status)}`,
      csvValue: ({ name }) => name,
    },
    {
      id: 'applied',
      header: t`Application Date`,
      cell: ({ application_date: day }) => <Unbroken>{formatWireDay(day ?? '', locale)}</Unbroken>,
      sortValue: ({ application_date: day }) => day || null,
      searchText: ({ application_date: day }) => day ?? '',
    },
    {
      id: 'phone',
      header: t`Contact Number`,
      mask: 'phone',
      cell: ({ contact_number: phone }) => (
        <Unbroken>
          <Bdi dir="ltr">{phone}</Bdi>
        </Unbroken>
      ),
      searchText: ({ contact_number: phone }) => phone ?? '',
    },
    {
      id: 'address',
      header: t`Current Address`,
      cell: ({ current_address: address, name }) => (
        <Excerpt>
          <LongText text={address ?? ''} title={name} lines={3} />
        </Excerpt>
      ),
      searchText: ({ current_address: address }) => address ?? '',
    },
    {
      id: 'born',
      header: t`Date of Birth`,
      mask: 'date',
      cell: ({ date_of_birth: day }) => <Unbroken>{formatWireDay(day ?? '', locale)}</Unbroken>,
      sortValue: ({ date_of_birth: day }) => day || null,
      searchText: ({ date_of_birth: day }) => day ?? '',
    },
    {
      id: 'email',
      header: t`Email`,
      mask: 'email',
      cell: ({ email }) => (
        <Address>
          <Bdi dir="ltr">{email}</Bdi>
        </Address>
      ),
      sortValue: ({ email }) => email,
      searchText: ({ email }) => email,
    },
    {
      id: 'experience',
      header: t`Experience in Quran`,
      cell: ({ experience_Quran: experience, name }) => (
        <Excerpt>
          <LongText text={experience ?? ''} title={name} lines={3} />
        </Excerpt>
      ),
      searchText: ({ experience_Quran: experience }) => experience ?? '',
    },
    {
      id: 'more',
      header: t`Action`,
      isAction: true,
      cell: ({ id, name }) => (
        <LinkButton size="sm" href={getTeacherHref(id)} aria-label={t`See more about ${name}`}>
          <Unbroken>
            <Trans>See more</Trans>
          </Unbroken>
        </LinkButton>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Teachers`}
      columns={columns}
      rows={teachers}
      getRowId={({ id }) => String(id)}
      emptyText={t`Teacher not found`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
