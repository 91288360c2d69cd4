import { mergeStaleState } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/features/courses/student/CourseOutlinesScreen'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses } from '#features/classes/classQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useOutlines } from '../courseQueryHooks.ts'

export function EnrolledCourseOutlinesContainer({
  view: { outlines: courseId },
}: ViewProps<typeof student.enrolled, 'outlines'>) {
  const courses = useEnrolledCourses()
  return (
    <CourseOutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={mergeStaleState(useOutlines(courseId), courses)}
      coursesHref={student.enrolled.href()}
      classesHref={student.enrolled.href({ classes: courseId })}
    />
  )
}
