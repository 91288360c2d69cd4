import { withDoubtOf } from '@maktab/ui/remote'
import { ClassesScreen } from '@maktab/ui/screens/student/ClassesScreen/ClassesScreen'
import { useEnrolledCourse } from '../../data/enrolledCourses.ts'
import { useCourseClasses, useStudentClasses } from '../../data/studentClasses.ts'
import { useNow } from '../../data/useNow.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function AllClassesContainer() {
  return (
    <ClassesScreen
      classes={useStudentClasses()}
      now={useNow()}
      host={window.location.host}
      table={useTableInAddress()}
      getReportHref={({ class: { id }, course }) => paths.studentReport('all', id, String(course.id ?? course.name))}
      closeHref={paths.enrolledCourses()}
    />
  )
}

export function CourseClassesContainer({ courseId }: { courseId: number }) {
  const { course, courses } = useEnrolledCourse(courseId)
  return (
    <ClassesScreen
      course={course}
      classes={withDoubtOf(useCourseClasses(courseId), courses)}
      now={useNow()}
      host={window.location.host}
      table={useTableInAddress()}
      getReportHref={({ class: { id }, course }) => paths.studentReport(courseId, id, String(course.id ?? course.name))}
      closeHref={paths.enrolledCourses()}
    />
  )
}
