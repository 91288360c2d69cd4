import type { Allotment, Course, Student } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { KeptTable } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import type { Remote } from '#remote.ts'
import { StudentFilters } from './StudentFilters.tsx'
import { StudentsTable } from './StudentsTable.tsx'

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
  /** The student who was open last. */
  lastId: number | undefined
  table?: KeptTable
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
  lastId,
  table,
}: StudentsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Students`} />
      <StudentFilters
        courses={courses}
        courseId={courseId}
        onFilter={onFilter}
        onRefresh={onRefresh}
        isBusy={students.state === 'loading'}
      />
      <RemoteView remote={students} loading={<StudentsLoading />}>
        {(ready) => (
          <StudentsTable
            students={ready}
            allotments={allotments.state === 'ready' ? allotments.data : []}
            isFiltered={courseId !== undefined}
            table={table}
            lastId={lastId}
            getStudentHref={getStudentHref}
          />
        )}
      </RemoteView>
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
