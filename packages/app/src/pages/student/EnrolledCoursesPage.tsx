import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { AllClassesContainer, CourseClassesContainer } from './ClassesContainers.tsx'
import { CourseOutlinesContainer } from './CourseOutlinesContainer.tsx'
import { EnrolledCoursesContainer } from './EnrolledCoursesContainer.tsx'
import { ReportContainer } from './ReportContainer.tsx'

/** `/student/enrolled-courses` (2§2): the courses, the outlines of one, classes, and a report on one of these. */
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
    case 'list':
      return <EnrolledCoursesContainer />
  }
}
