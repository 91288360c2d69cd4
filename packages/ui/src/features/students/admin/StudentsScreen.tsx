import type { Allotment, Course, Student } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { createFilterChips, createNameLookup } from '#components/FilterBar/createFilterChips.ts'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { type Remote, getListOrEmpty } from '#remote.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { StudentFilters } from './StudentFilters.tsx'

type StudentsScreenProps = {
  /** All students, or those of the course. */
  students: Remote<Student[]>
  courses: Remote<Course[]>
  /** Who teaches whom, to find students by their teacher; the list does without them. */
  allotments: Remote<Allotment[]>
  /** The course that the list is filtered by. */
  courseId: number | undefined
  onFilter: (courseId: number | undefined) => void
  /** Reads the list anew. */
  onRefresh: () => Promise<void>
  getStudentHref: (id: number) => string
  getAllotHref: (id: number) => string
  /** The student who was open last. */
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
        students={getListOrEmpty(students)}
        allotments={getListOrEmpty(allotments)}
        isFiltered={courseId !== undefined}
        table={table}
        list={{
          remote: students,
          loading: <StudentsLoading />,
          filter: (
            <StudentFilters
              courses={courses}
              courseId={courseId}
              onFilter={onFilter}
              onRefresh={onRefresh}
              isBusy={students.state === 'loading'}
            />
          ),
          chips: createFilterChips({ courseId }, (filter) => onFilter(filter.courseId), {
            courseId: { label: t`Courses`, nameOf: createNameLookup(courses, ({ name }) => name) },
          }),
        }}
        restoreFocusTo={restoreFocusTo}
        getStudentHref={getStudentHref}
        getAllotHref={getAllotHref}
      />
    </Page>
  )
}

function StudentsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading students`}>
      <SkeletonTable rows={8} columns={6} />
    </LoadingRegion>
  )
}
