import { mergeStaleState } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/features/courses/student/CourseOutlinesScreen'
import { student } from '#addresses/student.ts'
import { useEnrolledCourse } from '#features/classes/classes.ts'
import { useOutlines } from '../courses.ts'

export function CourseOutlinesContainer({ courseId }: { courseId: number }) {
  const { course, courses } = useEnrolledCourse(courseId)
  return (
    <CourseOutlinesScreen
      course={course}
      outlines={mergeStaleState(useOutlines(courseId), courses)}
      coursesHref={student.enrolled.href()}
      classesHref={student.enrolled.href({ classes: courseId })}
    />
  )
}
