import { CoursesScreen } from '@maktab/ui/screens/teacher/CoursesScreen/CoursesScreen'
import { useCourses } from '../../data/courses.ts'
import { useTeacherCourses } from '../../data/teacherCourses.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { paths } from '../../paths.ts'
import { CourseOutlinesContainer } from './CourseOutlinesContainer.tsx'

/** `/teacher/course` has two views (2§2): the courses, and with `?outlines=<id>` the outlines of one. */
export function CoursesPage() {
  const courseId = useAddressParts().idOf('outlines')
  useViewArrival(String(courseId ?? ''))
  return courseId === undefined ? <TaughtCourses /> : <CourseOutlinesContainer key={courseId} courseId={courseId} />
}

function TaughtCourses() {
  return <CoursesScreen assigned={useTeacherCourses()} courses={useCourses()} getOutlinesHref={paths.taughtOutlines} />
}
