import { CoursesScreen } from '@maktab/ui/features/courses/teacher/CoursesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useCourses } from '#features/courses/courses.ts'
import { useTeacherCourses } from '#features/courses/teacherCourses.ts'

export function CoursesContainer() {
  return (
    <CoursesScreen
      assigned={useTeacherCourses()}
      courses={useCourses()}
      getOutlinesHref={(outlines) => teacher.courses.href({ outlines })}
    />
  )
}
