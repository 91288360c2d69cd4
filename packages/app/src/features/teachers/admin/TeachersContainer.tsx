import { TeachersScreen } from '@maktab/ui/features/teachers/admin/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useTeacherActions } from '#features/teachers/teacherActions.ts'
import { useTeachers } from '#features/teachers/teachers.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { useFilteredList } from '#lists/useFilteredList.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

type TeachersContainerProps = {
  courseId: number | undefined
  studentId: number | undefined
  restoreFocusTo: number | undefined
}

export function TeachersContainer({ courseId, studentId, restoreFocusTo }: TeachersContainerProps) {
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
