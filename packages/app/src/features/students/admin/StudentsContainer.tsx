import { StudentsScreen } from '@maktab/ui/features/students/admin/StudentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotments } from '#features/allotments/allotments.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useStudentActions } from '#features/students/studentActions.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

type StudentsContainerProps = { courseId: number | undefined; restoreFocusTo: number | undefined }

export function StudentsContainer({ courseId, restoreFocusTo }: StudentsContainerProps) {
  const { go, hrefTo } = useNavigateTo(admin.students)
  const { reload } = useStudentActions()
  const isOfCourse = courseId !== undefined
  const { rows, table, isWhole } = usePagedList(
    isOfCourse ? 'filterStudents' : 'listStudents',
    useTableSearchParams(),
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
      restoreFocusTo={restoreFocusTo}
      table={table}
    />
  )
}
