import { useLingui } from '@lingui/react/macro'
import type { Allotment, Student } from '@maktab/contract/schema'
import type { Column, TableStateProps, SearchableField } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/rowActions.ts'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/contactColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { getPersonCode, personLabel } from '#lib/people/personLabel.ts'
import { readCourseTimes } from '#lib/lessons/readCourseTimes.ts'

type StudentsTableProps = {
  students: Student[]
  /** Those that are known: a student is also found by who teaches them. */
  allotments: readonly Allotment[]
  /** Only the students of a course are there. */
  isFiltered: boolean
  table: TableStateProps | undefined
  list: FilteredTableProps
  /** The student who was open last: the focus comes back to them. */
  restoreFocusTo: number | undefined
  getStudentHref: (id: number) => string
  getAllotHref: (id: number) => string
}

export function StudentsTable({
  students,
  allotments,
  isFiltered,
  table,
  list,
  restoreFocusTo,
  getStudentHref,
  getAllotHref,
}: StudentsTableProps) {
  const { t, i18n } = useLingui()
  const languageOf = ({ preferred_language: language }: Student) =>
    parseSpokenLanguages(language)
      .map((word) => getLanguageName(word, i18n))
      .join(', ')
  const columns: Column<Student>[] = [
    codeColumn('code', t`Student ID`, (student) => getPersonCode(student, ''), { missing: t`N/A` }),
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
  const foundBy = getStudentSearchFields(allotments)
  return (
    <DataTable
      {...table}
      {...list}
      label={t`Students`}
      columns={columns}
      rows={students}
      getRowId={({ id }) => String(id)}
      searchFields={foundBy}
      statusTabs={{
        label: t`Student ID`,
        getStatus: (student) => (getPersonCode(student, '') ? 'with' : 'without'),
        labels: { without: t`Without ID`, with: t`With ID` },
      }}
      restoreFocusTo={restoreFocusTo}
      emptyText={isFiltered ? t`This course has no students.` : t`No students found.`}
      emptyState={{
        scene: 'people',
        children: t`Whoever registers as a student stands here.`,
      }}
    />
  )
}

/** What a school looks for a student by, though the list doesn’t show it: their guardian, their courses, their teachers. */
function getStudentSearchFields(allotments: readonly Allotment[]): SearchableField<Student>[] {
  const taught = new Map<string, string>()
  for (const { student, teacher, course } of allotments) {
    const id = String(student.id)
    taught.set(id, `${taught.get(id) ?? ''}${personLabel(teacher, '')} ${course.name}\n`)
  }
  return [
    { searchText: ({ guardian_name: guardian }) => guardian ?? '' },
    { searchText: ({ alternate_contact_number: phone }) => phone ?? '', isPhone: true, mask: 'phone' },
    {
      searchText: ({ class_course_data: data }) =>
        readCourseTimes(data)
          .map(({ courseName }) => courseName)
          .join('\n'),
    },
    { searchText: ({ id }) => taught.get(String(id)) ?? '' },
  ]
}
