import type { Allotment, Course, Student, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { createFilterChips, createNameLookup } from '#components/FilterBar/createFilterChips.ts'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { personLabel } from '#lib/people/personLabel.ts'
import { type Remote, getListOrEmpty } from '#remote.ts'
import { type TeacherFilter, filterTeachers } from './filterTeachers.ts'
import { TeachersTable } from './TeachersTable.tsx'
import { TeacherFilters } from './TeacherFilters.tsx'

type TeachersScreenProps = {
  /** All teachers; with a course in `filter`, those of the course, and of the student if there is one too. */
  teachers: Remote<Teacher[]>
  courses: Remote<Course[]>
  students: Remote<Student[]>
  /** Who teaches whom what; asked of only while the filter names a student alone. */
  allotments: Remote<Allotment[]>
  filter: TeacherFilter
  onFilter: (filter: TeacherFilter) => void
  /** Reads the list anew. */
  onRefresh: () => Promise<void>
  getTeacherHref: (id: number) => string
  /** The teacher who was open last. */
  restoreFocusTo: number | undefined
  table?: TableStateProps
}

/** 1§2 “Admin Teachers”: the list. What a student alone leaves, `filterTeachers` says. */
export function TeachersScreen({
  teachers,
  courses,
  students,
  allotments,
  filter,
  onFilter,
  onRefresh,
  getTeacherHref,
  restoreFocusTo,
  table,
}: TeachersScreenProps) {
  const { t } = useLingui()
  const shown = filterTeachers({ teachers, allotments }, filter)
  return (
    <Page>
      <PageHeader title={t`Teachers`} />
      <TeachersTable
        teachers={getListOrEmpty(shown)}
        table={table}
        list={{
          remote: shown,
          loading: <TeachersLoading />,
          filter: (
            <TeacherFilters
              courses={courses}
              students={students}
              filter={filter}
              onFilter={onFilter}
              onRefresh={onRefresh}
              isBusy={shown.state === 'loading'}
            />
          ),
          chips: createFilterChips(filter, onFilter, {
            courseId: { label: t`Course`, nameOf: createNameLookup(courses, ({ name }) => name) },
            studentId: { label: t`Student`, nameOf: createNameLookup(students, personLabel) },
          }),
        }}
        restoreFocusTo={restoreFocusTo}
        getTeacherHref={getTeacherHref}
      />
    </Page>
  )
}

function TeachersLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading teachers`}>
      <SkeletonTable rows={8} columns={6} />
    </LoadingRegion>
  )
}
