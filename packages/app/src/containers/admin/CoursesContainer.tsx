import { CoursesScreen } from '@maktab/ui/screens/admin/CoursesScreen/CoursesScreen'
import { useCourseActions, useCourses } from '../../data/courses.ts'
import { paths } from '../../paths.ts'

export function CoursesContainer() {
  const { saveCourse, deleteCourse } = useCourseActions()
  return (
    <CoursesScreen
      courses={useCourses()}
      onSaveCourse={saveCourse}
      onDeleteCourse={deleteCourse}
      getOutlinesHref={paths.outlines}
    />
  )
}
