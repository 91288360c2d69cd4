import { TeachersScreen } from '@maktab/ui/features/teachers/admin/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useTeacherActions, useTeachers } from '../teachers.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useFilteredList } from '#lists/useListQuery.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo, useRouteView } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'

type TeachersContainerProps = {
  courseId: number | undefined
  studentId: number | undefined
  restoreFocusTo: number | undefined
}

function TeachersContainer({ courseId, studentId, restoreFocusTo }: TeachersContainerProps) {
  const { go, hrefTo } = useNavigateTo(admin.teachers)
  const { reload } = useTeacherActions()
  const filter = { courseId, studentId }
  const { rows, table, isWhole } = usePagedList('listTeachers', useTableSearchParams(), { only: filter })
  const filtered = useTeachers(filter, isWhole)
  const allotments = useFilteredList('listAllotments', {
    query: { studentId },
    isOwn: ({ student }) => student.id === studentId,
    isNeeded: courseId === undefined && studentId !== undefined,
  })
  return (
    <TeachersScreen
      teachers={isWhole ? filtered : rows}
      courses={useCourses()}
      students={useRemoteOptions('listStudents', [studentId])}
      allotments={allotments}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, student: next.studentId })}
      onRefresh={reload}
      getTeacherHref={(teacher) => hrefTo({ teacher })}
      restoreFocusTo={restoreFocusTo}
      table={table}
    />
  )
}

const TeacherContainer = lazyPage(() => import('./TeacherContainer.tsx'), 'TeacherContainer')

/** `/admin/teacher` (1§2): the list of teachers with filters, or one of them. */
export function TeachersPage() {
  const view = useRouteView(admin.teachers)
  switch (view.at) {
    case 'teacher':
      return <TeacherContainer key={view.teacher} id={view.teacher} tab={view.tab} />
    case 'list':
      return (
        <TeachersContainer
          courseId={view.course}
          studentId={view.student}
          restoreFocusTo={view.previousRecord?.teacher}
        />
      )
  }
}
