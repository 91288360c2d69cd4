import { StudentsScreen } from '@maktab/ui/screens/admin/StudentsScreen/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotments } from '#data/allotments.ts'
import { useCourses } from '#data/courses.ts'
import { useStudentActions } from '#data/studentActions.ts'
import { useStudents } from '#data/students.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type StudentsContainerProps = { courseId: number | undefined; lastId: number | undefined }

export function StudentsContainer({ courseId, lastId }: StudentsContainerProps) {
  const { go, hrefTo } = useMoves(admin.students)
  const { reload } = useStudentActions()
  return (
    <StudentsScreen
      students={useStudents(courseId)}
      courses={useCourses()}
      allotments={useAllotments()}
      courseId={courseId}
      onFilter={(course) => go({ course })}
      onRefresh={reload}
      getStudentHref={(student) => hrefTo({ student })}
      getAllotHref={(student) => admin.allotTeachers.href({ form: 'new', student })}
      lastId={lastId}
      table={useTableInAddress()}
    />
  )
}
