import { CourseOutlinesScreen } from '@maktab/ui/screens/student/CourseOutlinesScreen/CourseOutlinesScreen'
import { useEnrolledCourse } from '../../data/enrolledCourses.ts'
import { useOutlines } from '../../data/outlines.ts'
import { paths } from '../../paths.ts'

export function CourseOutlinesContainer({ courseId }: { courseId: number }) {
  return (
    <CourseOutlinesScreen
      course={useEnrolledCourse(courseId)}
      outlines={useOutlines(courseId)}
      coursesHref={paths.enrolledCourses()}
      classesHref={paths.studentClasses(courseId)}
    />
  )
}
