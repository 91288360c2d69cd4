import { TeachersScreen } from '@maktab/ui/screens/admin/TeachersScreen/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#data/courses.ts'
import { useTeacherActions } from '#data/teacherActions.ts'
import { useTeachers } from '#data/teachers.ts'
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
