import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const AttendanceContainer = viewOf(async () => (await import('./AttendanceContainer.tsx')).AttendanceContainer)
const AllClassesContainer = viewOf(async () => (await import('./ClassesContainers.tsx')).AllClassesContainer)
const CourseClassesContainer = viewOf(async () => (await import('./ClassesContainers.tsx')).CourseClassesContainer)
const CourseOutlinesContainer = viewOf(
  async () => (await import('./CourseOutlinesContainer.tsx')).CourseOutlinesContainer,
)
const EnrolledCoursesContainer = viewOf(
  async () => (await import('./EnrolledCoursesContainer.tsx')).EnrolledCoursesContainer,
)
const ReportContainer = viewOf(async () => (await import('./ReportContainer.tsx')).ReportContainer)

/** `/student/enrolled-courses` (2§2): the courses, the outlines of one, classes, a report on one of these, and attendance. */
export function EnrolledCoursesPage() {
  const view = useView(student.enrolled)
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
