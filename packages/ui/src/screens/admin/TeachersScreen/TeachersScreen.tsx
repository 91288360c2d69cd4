import type { Allotment, Course, Student, Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { type TeacherFilter, filterTeachers } from './filterTeachers.ts'
import { TeacherFilters } from './TeacherFilters.tsx'
import { TeachersTable } from './TeachersTable.tsx'

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
  lastId: number | undefined
  table?: KeptTable
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
  lastId,
  table,
}: TeachersScreenProps) {
  const { t } = useLingui()
  const shown = filterTeachers({ teachers, allotments }, filter)
  return (
    <Page>
      <PageHeader title={t`Teachers`} />
      <TeacherFilters
        courses={courses}
        students={students}
        filter={filter}
        onFilter={onFilter}
        onRefresh={onRefresh}
        isBusy={shown.state === 'loading'}
      />
      <RemoteView remote={shown} loading={<TeachersLoading />}>
        {(ready) => <TeachersTable teachers={ready} table={table} lastId={lastId} getTeacherHref={getTeacherHref} />}
      </RemoteView>
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
