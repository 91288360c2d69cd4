import { mergeStaleState } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/features/courses/teacher/CourseOutlinesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useOutlines, useTeacherCourses } from '../courses.ts'

export function CourseOutlinesContainer({ courseId }: { courseId: number }) {
  const assigned = useTeacherCourses()
  return (
    <CourseOutlinesScreen
      course={
        assigned.state === 'ready' ? assigned.data.find(({ course }) => course.id === courseId)?.course : undefined
      }
      outlines={mergeStaleState(useOutlines(courseId), assigned)}
      coursesHref={teacher.courses.href()}
    />
  )
}
