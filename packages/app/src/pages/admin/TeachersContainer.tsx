import { TeachersScreen } from '@maktab/ui/screens/admin/TeachersScreen/TeachersScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotments } from '#data/allotments.ts'
import { useCourses } from '#data/courses.ts'
import { useStudents } from '#data/students.ts'
import { useTeacherActions } from '#data/teacherActions.ts'
import { useTeachers } from '#data/teachers.ts'
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
  const isByStudent = courseId === undefined && studentId !== undefined
  return (
    <TeachersScreen
      teachers={useTeachers(filter)}
      courses={useCourses()}
      students={useStudents()}
      allotments={useAllotments(isByStudent)}
      filter={filter}
      onFilter={(next) => go({ course: next.courseId, student: next.studentId })}
      onRefresh={reload}
      getTeacherHref={(teacher) => hrefTo({ teacher })}
      lastId={lastId}
      table={useTableInAddress()}
    />
  )
}
