import { TeachersScreen } from '@maktab/ui/screens/admin/TeachersScreen/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#data/courses.ts'
import { useTeacherActions } from '#data/teacherActions.ts'
import { useTeachers } from '#data/teachers.ts'
import { useFound } from '#lists/useFound.ts'
import { useNarrowed } from '#lists/useNarrowed.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type TeachersContainerProps = {
  courseId: number | undefined
  studentId: number | undefined
  lastId: number | undefined
}

export function TeachersContainer({ courseId, studentId, lastId }: TeachersContainerProps) {
  const { go, hrefTo } = useMoves(admin.teachers)
  const { reload } = useTeacherActions()
  const filter = { courseId, studentId }
  const { rows, table, isWhole } = usePagedList('listTeachers', useTableInAddress(), { only: filter })
  const filtered = useTeachers(filter, isWhole)
  const allotments = useNarrowed('listAllotments', {
    query: { studentId },
    isOwn: ({ student }) => student.id === studentId,
    isNeeded: courseId === undefined && studentId !== undefined,
  })
  return (
    <TeachersScreen
      teachers={isWhole ? filtered : rows}
      courses={useCourses()}
      students={useFound('listStudents', [studentId])}
      allotments={allotments}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, student: next.studentId })}
      onRefresh={reload}
      getTeacherHref={(teacher) => hrefTo({ teacher })}
      lastId={lastId}
      table={table}
    />
  )
}
