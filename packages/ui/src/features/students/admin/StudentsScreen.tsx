import { useLingui } from '@lingui/react/macro'
import type { Allotment, Student, Course } from '@maktab/contract/schema'
import type { Column, TableStateProps, SearchableField } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/personColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { getPersonCode, getPersonLabel } from '#lib/people/personLabels.ts'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { createListFilter } from '#components/FilterBar/FilterBar.tsx'
import { toOption } from '#components/Select/Option.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'

type StudentsTableProps = Partial<TableStateProps> &
  FilteredTableProps & {
    students: Student[]
    /** Allotments loaded so far, for search by teacher. */
    allotments: readonly Allotment[]
    /** Whether the list is filtered by course. */
    isFiltered: boolean
    /** Row that gets the focus after returning to the list. */
    restoreFocusTo: number | undefined
    getStudentHref: (id: number) => string
    getAllotHref: (id: number) => string
  }

function StudentsTable({
  students,
  allotments,
  isFiltered,
  getStudentHref,
  getAllotHref,
  ...list
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
  const searchFields = getStudentSearchFields(allotments)
  return (
    <DataTable
      {...list}
      label={t`Students`}
      columns={columns}
      rows={students}
      getRowId={({ id }) => String(id)}
      searchFields={searchFields}
      statusTabs={{
        label: t`Student ID`,
        getStatus: (student) => (getPersonCode(student, '') ? 'with' : 'without'),
        labels: { without: t`Without ID`, with: t`With ID` },
      }}
      emptyText={isFiltered ? t`This course has no students.` : t`No students found.`}
      emptyState={{
        scene: 'people',
        children: t`Students appear here when they register.`,
      }}
    />
  )
}

/** Fields that are searched but not shown: guardian, second phone, courses and teachers. */
function getStudentSearchFields(allotments: readonly Allotment[]): SearchableField<Student>[] {
  const teachingByStudent = new Map<string, string>()
  for (const { student, teacher, course } of allotments) {
    const id = String(student.id)
    teachingByStudent.set(id, `${teachingByStudent.get(id) ?? ''}${getPersonLabel(teacher, '')} ${course.name}\n`)
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
    { searchText: ({ id }) => teachingByStudent.get(String(id)) ?? '' },
  ]
}

type StudentsScreenProps = {
  /** All students, or those of the course. */
  students: Remote<Student[]>
  courses: Remote<Course[]>
  /** For search by teacher; the list doesn’t wait for them. */
  allotments: Remote<Allotment[]>
  /** Course of the filter. */
  courseId: number | undefined
  onFilter: (courseId: number | undefined) => void
  onRefresh: () => Promise<void>
  getStudentHref: (id: number) => string
  getAllotHref: (id: number) => string
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  table?: TableStateProps
}

/** 2§2 “Admin students”: the list. */
export function StudentsScreen({
  students,
  courses,
  allotments,
  courseId,
  onFilter,
  onRefresh,
  getStudentHref,
  getAllotHref,
  restoreFocusTo,
  table,
}: StudentsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Students`} />
      <StudentsTable
        {...table}
        {...createListFilter({
          filter: { courseId },
          onFilter: (filter) => onFilter(filter.courseId),
          onRefresh,
          isBusy: students.state === 'loading',
          fields: {
            courseId: {
              label: t`Courses`,
              placeholder: t`All courses`,
              items: mapRemote(courses, (all) => all.map(toOption)),
            },
          },
        })}
        students={getListOrEmpty(students)}
        allotments={getListOrEmpty(allotments)}
        isFiltered={courseId !== undefined}
        remote={students}
        loading={<TableLoading label={t`Loading students`} rows={8} columns={6} />}
        restoreFocusTo={restoreFocusTo}
        getStudentHref={getStudentHref}
        getAllotHref={getAllotHref}
      />
    </Page>
  )
}
