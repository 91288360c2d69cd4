import { withDoubtOf } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/screens/student/CourseOutlinesScreen/CourseOutlinesScreen'
import { useEnrolledCourse } from '../../data/enrolledCourses.ts'
import { useOutlines } from '../../data/outlines.ts'
import { paths } from '../../paths.ts'

export function CourseOutlinesContainer({ courseId }: { courseId: number }) {
  const { course, courses } = useEnrolledCourse(courseId)
  return (
    <CourseOutlinesScreen
      course={course}
      outlines={withDoubtOf(useOutlines(courseId), courses)}
      coursesHref={paths.enrolledCourses()}
      classesHref={paths.studentClasses(courseId)}
    />
  )
}
