import { StudentsScreen } from '@maktab/ui/screens/admin/StudentsScreen/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotments } from '#data/allotments.ts'
import { useCourses } from '#data/courses.ts'
import { useStudentActions } from '#data/studentActions.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type StudentsContainerProps = { courseId: number | undefined; lastId: number | undefined }

export function StudentsContainer({ courseId, lastId }: StudentsContainerProps) {
  const { go, hrefTo } = useMoves(admin.students)
  const { reload } = useStudentActions()
  const isOfCourse = courseId !== undefined
  const { rows, table, isWhole } = usePagedList(
    isOfCourse ? 'filterStudents' : 'listStudents',
    useTableInAddress(),
    isOfCourse ? { params: { courseId } } : {},
  )
  return (
    <StudentsScreen
      students={rows}
      courses={useCourses()}
      allotments={useAllotments(isWhole)}
      courseId={courseId}
      onFilter={(course) => go({ course })}
      onRefresh={reload}
      getStudentHref={(student) => hrefTo({ student })}
      getAllotHref={(student) => admin.allotTeachers.href({ form: 'new', student })}
      lastId={lastId}
      table={table}
    />
  )
}
