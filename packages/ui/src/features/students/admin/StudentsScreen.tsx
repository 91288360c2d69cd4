import type { Allotment, Course, Student } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { createFilterChips, createNameLookup } from '#components/FilterBar/createFilterChips.ts'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { ComboBox } from '#components/ComboBox/ComboBox.tsx'
import { FilterBar } from '#components/FilterBar/FilterBar.tsx'
import { useDraftFilter } from '#components/FilterBar/useDraftFilter.ts'

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

type StudentFiltersProps = {
  courses: Remote<Course[]>
  /** What the list is filtered by now; a choice counts once it is applied. */
  courseId: number | undefined
  onFilter: (courseId: number | undefined) => void
  onRefresh: () => Promise<void>
  isBusy: boolean
}

function StudentFilters({ courses, courseId, onFilter, onRefresh, isBusy }: StudentFiltersProps) {
  const { t } = useLingui()
  const { bar, fieldOf } = useDraftFilter({
    filter: { courseId },
    onFilter: (filter) => onFilter(filter.courseId),
    onRefresh,
    isBusy,
  })
  return (
    <FilterBar {...bar}>
      <ComboBox
        label={t`Courses`}
        placeholder={t`All courses`}
        items={mapRemote(courses, (all) => all.map(({ id, name }) => ({ id: String(id), label: name })))}
        {...fieldOf('courseId')}
      />
    </FilterBar>
  )
}
