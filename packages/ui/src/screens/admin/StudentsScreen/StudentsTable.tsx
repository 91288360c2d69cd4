import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { Unbroken } from '../../../components/DataTable/Unbroken.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { languageName, spokenLanguages } from '../../../model/languages.ts'
import { codeOf } from '../../../model/personLabel.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { formatWireDay } from '../../../model/wireDay.ts'
import { Named } from './StudentsScreen.styles.ts'

type Student = components['schemas']['Student']

type StudentsTableProps = {
  students: Student[]
  /** Only the students of a course are there. */
  isFiltered: boolean
  table: KeptTable | undefined
  now: Date
  /** The student who was open last: the focus comes back to them. */
  lastId: number | undefined
  getStudentHref: (id: number) => string
}

export function StudentsTable({ students, isFiltered, table, now, lastId, getStudentHref }: StudentsTableProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchool()
  const languageOf = ({ preferred_language: language }: Student) =>
    spokenLanguages(language)
      .map((word) => languageName(word, i18n))
      .join(', ')
  const columns: Column<Student>[] = [
    {
      id: 'code',
      header: t`Student ID`,
      cell: (student) => (
        <Unbroken>
          <Bdi>{codeOf(student, t`N/A`)}</Bdi>
        </Unbroken>
      ),
      sortValue: (student) => codeOf(student, '') || null,
      searchText: (student) => codeOf(student, t`N/A`),
    },
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name }) => (
        <Named>
          <Bdi>{name}</Bdi>
        </Named>
      ),
      sortValue: ({ name }) => name,
      searchText: ({ name }) => name,
    },
    {
      id: 'email',
      header: t`Email`,
      mask: 'email',
      cell: ({ email }) => <Bdi dir="ltr">{email}</Bdi>,
      sortValue: ({ email }) => email,
      searchText: ({ email }) => email,
    },
    {
      id: 'phone',
      header: t`Contact`,
      mask: 'phone',
      cell: ({ contact_number: phone }) => (
        <Unbroken>
          <Bdi dir="ltr">{phone}</Bdi>
        </Unbroken>
      ),
      searchText: ({ contact_number: phone }) => phone ?? '',
    },
    {
      id: 'born',
      header: t`DOB`,
      mask: 'date',
      cell: ({ date_of_birth: day }) => <Unbroken>{formatWireDay(day ?? '', locale)}</Unbroken>,
      sortValue: ({ date_of_birth: day }) => day || null,
      searchText: ({ date_of_birth: day }) => day ?? '',
    },
    {
      id: 'language',
      header: t`Language`,
      cell: (student) => <Bdi>{languageOf(student)}</Bdi>,
      sortValue: (student) => languageOf(student) || null,
      searchText: languageOf,
    },
    {
      id: 'more',
      header: t`Action`,
      isAction: true,
      cell: ({ id, name }) => (
        <LinkButton
          size="sm"
          href={getStudentHref(id)}
          autoFocus={id === lastId}
          aria-label={t`See more about ${name}`}
        >
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
      label={t`Students`}
      columns={columns}
      rows={students}
      getRowId={({ id }) => String(id)}
      emptyText={isFiltered ? t`This course has no students.` : t`No students found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
