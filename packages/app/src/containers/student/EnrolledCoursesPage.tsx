import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { AllClassesContainer, CourseClassesContainer } from './ClassesContainers.tsx'
import { CourseOutlinesContainer } from './CourseOutlinesContainer.tsx'
import { EnrolledCoursesContainer } from './EnrolledCoursesContainer.tsx'
import { ReportContainer } from './ReportContainer.tsx'

/**
 * `/student/enrolled-courses` has several views (2§2): the courses, `?outlines=<course>`, `?classes=<course>`,
 * `?classes=all` and `?report=<class>`, which is closed to the classes it was opened from.
 */
export function EnrolledCoursesPage() {
  const { idOf, textOf } = useAddressParts()
  const [outlines, course, report, written] = [idOf('outlines'), idOf('classes'), idOf('report'), idOf('written')]
  const isOfClasses = course !== undefined || textOf('classes') === 'all'
  useViewArrival([outlines, isOfClasses, course, report, written].join())

  if (report !== undefined) return <ReportContainer key={report} classId={report} from={course ?? 'all'} />
  if (course !== undefined) return <CourseClassesContainer key={course} courseId={course} />
  if (isOfClasses) return <AllClassesContainer />
  if (outlines !== undefined) return <CourseOutlinesContainer key={outlines} courseId={outlines} />
  return <EnrolledCoursesContainer />
}
