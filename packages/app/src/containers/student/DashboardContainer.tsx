import { DashboardScreen } from '@maktab/ui/screens/student/DashboardScreen/DashboardScreen'
import { useEnrolledCourses } from '../../data/enrolledCourses.ts'
import { useStudentClasses } from '../../data/studentClasses.ts'
import { paths } from '../../paths.ts'

export function DashboardContainer() {
  return (
    <DashboardScreen
      courses={useEnrolledCourses()}
      classes={useStudentClasses()}
      enrolledCoursesHref={paths.enrolledCourses()}
      allClassesHref={paths.studentClasses('all')}
      coursesHref={paths.coursesToBuy()}
      getOutlinesHref={paths.enrolledOutlines}
      getClassesHref={paths.studentClasses}
    />
  )
}
