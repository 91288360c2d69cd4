import { EnrolledCoursesScreen } from '@maktab/ui/screens/student/EnrolledCoursesScreen/EnrolledCoursesScreen'
import { useEnrolledCourses } from '../../data/enrolledCourses.ts'
import { paths } from '../../paths.ts'

export function EnrolledCoursesContainer() {
  return (
    <EnrolledCoursesScreen
      courses={useEnrolledCourses()}
      getOutlinesHref={paths.enrolledOutlines}
      getClassesHref={paths.studentClasses}
      allClassesHref={paths.studentClasses('all')}
      coursesHref={paths.coursesToBuy()}
    />
  )
}
