import { withDoubtOf } from '@maktab/ui/remote'
import { CourseOutlinesScreen } from '@maktab/ui/screens/teacher/CourseOutlinesScreen/CourseOutlinesScreen'
import { useOutlines } from '../../data/outlines.ts'
import { useTeacherCourses } from '../../data/teacherCourses.ts'
import { paths } from '../../paths.ts'

export function CourseOutlinesContainer({ courseId }: { courseId: number }) {
  const assigned = useTeacherCourses()
  return (
    <CourseOutlinesScreen
      course={
        assigned.state === 'ready' ? assigned.data.find(({ course }) => course.id === courseId)?.course : undefined
      }
      outlines={withDoubtOf(useOutlines(courseId), assigned)}
      coursesHref={paths.taughtCourses()}
    />
  )
}
