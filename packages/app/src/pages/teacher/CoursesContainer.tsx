import { CoursesScreen } from '@maktab/ui/screens/teacher/CoursesScreen/CoursesScreen'
import { teacher } from '#addresses/teacher.ts'
import { useCourses } from '#data/courses.ts'
import { useTeacherCourses } from '#data/teacherCourses.ts'

export function CoursesContainer() {
  return (
    <CoursesScreen
      assigned={useTeacherCourses()}
      courses={useCourses()}
      getOutlinesHref={(outlines) => teacher.courses.href({ outlines })}
    />
  )
}
