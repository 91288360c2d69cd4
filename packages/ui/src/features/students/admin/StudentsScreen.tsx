import { useLingui } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import { use } from 'react'
import type { Allotment, Student, Course } from '@maktab/contract/schema'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/RowActionButtons.tsx'
import { codeColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { dayColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { emailColumn, phoneColumn } from '#components/DataTable/columns/personColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'
import { createListFilter } from '#components/FilterBar/FilterBar.tsx'
import { toOption } from '#components/Select/Option.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { AddPeopleButtons, type AddPeopleLinks, ImportLink } from '#features/import/admin/AddPeopleButtons.tsx'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'
import { createTeachingLookup, getStudentSearchFields, useOptionalStudentColumns } from './optionalStudentColumns.tsx'
import { type StudentBulkActions, StudentSelectionActions } from './StudentSelectionActions.tsx'

type StudentsTableProps = Partial<TableStateProps> &
  FilteredTableProps & {
    students: Student[]
    /** Allotments loaded so far, for search by teacher. */
    allotments: readonly Allotment[]
    /** Whether all allotments are loaded. */
    hasAllotments: boolean
    /** Whether the list is filtered by course. */
    isFiltered: boolean
    /** Row that gets the focus after returning to the list. */
    restoreFocusTo: number | undefined
    getStudentHref: (id: number) => string
    getAllotHref: (id: number) => string
    bulkActions: StudentBulkActions
    importHref: string | undefined
  }

function StudentsTable({
  students,
  allotments,
  hasAllotments,
  isFiltered,
  getStudentHref,
  getAllotHref,
  bulkActions,
  importHref,
  ...list
}: StudentsTableProps) {
  const { t, i18n } = useLingui()
  const { teaching: canAllot } = use(OfficeAccessContext)
  const languageOf = ({ preferred_language: language }: Student) =>
    parseSpokenLanguages(language)
      .map((word) => getLanguageName(word, i18n))
      .join(', ')
  const teachingOf = createTeachingLookup(hasAllotments ? allotments : undefined)
  const hasNoTeacher = (student: Student) => teachingOf(student)?.length === 0
  const columns: Column<Student>[] = [
    codeColumn('code', t`Student ID`, (student) => getPersonCode(student, ''), { missing: t`N/A` }),
    nameColumn(t`Name`, ({ name }) => name),
    emailColumn(t`Email`, ({ email }) => email),
    phoneColumn(t`Contact`, ({ contact_number: phone }) => phone),
    dayColumn('born', t`DOB`, ({ date_of_birth: day }) => day, { mask: 'date' }),
    textColumn('language', t`Language`, languageOf, { priority: 'subtitle' }),
    ...useOptionalStudentColumns(students, teachingOf),
    actionsColumn(
      t`Action`,
      (student) => [
        {
          id: 'more',
          label: t`See more`,
          name: t`See more about ${student.name}`,
          href: getStudentHref(student.id),
          isRowLink: true,
        },
        ...(canAllot
          ? [
              {
                id: 'allot',
                label: t`Allot a teacher`,
                name: t`Allot a teacher to ${student.name}`,
                href: getAllotHref(student.id),
                icon: UserPlus,
                // A button only where it is the next thing to do.
                isInMenu: !hasNoTeacher(student),
              },
            ]
          : []),
      ],
      { minWidth: 5, minWidthRoomy: canAllot && students.some(hasNoTeacher) ? 13 : 6 },
    ),
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
      selectable={{
        renderActions: (rows, clear) => <StudentSelectionActions {...bulkActions} students={rows} onClear={clear} />,
      }}
      emptyText={isFiltered ? t`This course has no students.` : t`No students found.`}
      emptyState={{
        scene: 'people',
        children: t`Students appear here when they register.`,
        action: <ImportLink href={importHref} />,
      }}
    />
  )
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
  bulkActions: StudentBulkActions
  add: AddPeopleLinks
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
  bulkActions,
  add,
  restoreFocusTo,
  table,
}: StudentsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Students`} actions={<AddPeopleButtons {...add} addLabel={t`Add student`} />} />
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
        hasAllotments={allotments.state === 'ready'}
        isFiltered={courseId !== undefined}
        remote={students}
        loading={<TableLoading label={t`Loading students`} rows={8} columns={6} />}
        restoreFocusTo={restoreFocusTo}
        getStudentHref={getStudentHref}
        getAllotHref={getAllotHref}
        bulkActions={bulkActions}
        importHref={add.importHref}
      />
    </Page>
  )
}
