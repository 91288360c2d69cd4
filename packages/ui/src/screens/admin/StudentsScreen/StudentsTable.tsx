import { useLingui } from '@lingui/react/macro'
import type { Allotment, Student } from '@maktab/contract/schema'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { type FilteredList, DataTable } from '#components/DataTable/DataTable.tsx'
import { languageName, spokenLanguages } from '#model/languages.ts'
import { codeOf } from '#model/personLabel.ts'
import { studentsFoundBy } from './studentsFoundBy.ts'

type StudentsTableProps = {
  students: Student[]
  /** Those that are known: a student is also found by who teaches them. */
  allotments: readonly Allotment[]
  /** Only the students of a course are there. */
  isFiltered: boolean
  table: KeptTable | undefined
  list: FilteredList
  /** The student who was open last: the focus comes back to them. */
  lastId: number | undefined
  getStudentHref: (id: number) => string
  getAllotHref: (id: number) => string
}

export function StudentsTable({
  students,
  allotments,
  isFiltered,
  table,
  list,
  lastId,
  getStudentHref,
  getAllotHref,
}: StudentsTableProps) {
  const { t, i18n } = useLingui()
  const languageOf = ({ preferred_language: language }: Student) =>
    spokenLanguages(language)
      .map((word) => languageName(word, i18n))
      .join(', ')
  const columns: Column<Student>[] = [
    codeColumn('code', t`Student ID`, (student) => codeOf(student, ''), { missing: t`N/A` }),
    nameColumn(t`Name`, ({ name }) => name),
    emailColumn(t`Email`, ({ email }) => email),
    phoneColumn(t`Contact`, ({ contact_number: phone }) => phone),
    dayColumn('born', t`DOB`, ({ date_of_birth: day }) => day, { mask: 'date' }),
    textColumn('language', t`Language`, languageOf, { priority: 'subtitle' }),
    actionsColumn(t`Action`, ({ id, name }) => [
      { id: 'more', label: t`See more`, name: t`See more about ${name}`, href: getStudentHref(id), isRowLink: true },
      {
        id: 'allot',
        label: t`Allot a teacher`,
        name: t`Allot a teacher to ${name}`,
        href: getAllotHref(id),
        isInMenu: true,
      },
    ]),
  ]
  const foundBy = studentsFoundBy(allotments)
  return (
    <DataTable
      {...table}
      {...list}
      label={t`Students`}
      columns={columns}
      rows={students}
      getRowId={({ id }) => String(id)}
      foundBy={foundBy}
      segments={{
        label: t`Student ID`,
        kindOf: (student) => (codeOf(student, '') ? 'with' : 'without'),
        words: { without: t`Without ID`, with: t`With ID` },
      }}
      lastId={lastId}
      emptyText={isFiltered ? t`This course has no students.` : t`No students found.`}
      empty={{
        kind: 'people',
        children: t`Whoever registers as a student stands here.`,
      }}
    />
  )
}
