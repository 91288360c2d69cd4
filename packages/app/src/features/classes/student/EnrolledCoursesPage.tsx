import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { AllClassesContainer, CourseClassesContainer } from './ClassesContainers.tsx'
import { EnrolledCoursesContainer } from './EnrolledCoursesContainer.tsx'

const AttendanceContainer = lazyPage(
  () => import('#features/attendance/student/AttendanceContainer.tsx'),
  'AttendanceContainer',
)
const CourseOutlinesContainer = lazyPage(
  () => import('#features/courses/student/CourseOutlinesContainer.tsx'),
  'CourseOutlinesContainer',
)
const ReportContainer = lazyPage(() => import('#features/reports/student/ReportContainer.tsx'), 'ReportContainer')

/** `/student/enrolled-courses` (2§2): the courses, the outlines of one, classes, a report on one of these, and attendance. */
export function EnrolledCoursesPage() {
  const view = useRouteView(student.enrolled)
  switch (view.at) {
    case 'written':
    case 'report':
      return <ReportContainer key={view.report} view={view} />
    case 'classes':
      if (view.classes === 'all') return <AllClassesContainer />
      return <CourseClassesContainer key={view.classes} courseId={view.classes} />
    case 'outlines':
      return <CourseOutlinesContainer key={view.outlines} courseId={view.outlines} />
    case 'attendance':
      return <AttendanceContainer key={view.attendance} of={view.attendance} />
    case 'list':
      return <EnrolledCoursesContainer />
  }
}
