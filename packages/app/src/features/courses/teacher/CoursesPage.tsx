import { teacher } from '#addresses/teacher.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView } from '#navigation/views.ts'
import { CoursesScreen } from '@maktab/ui/features/courses/teacher/CoursesScreen'
import { useCourses, useTeacherCourses } from '../courses.ts'

const CourseOutlinesContainer = lazyPage(() => import('./CourseOutlinesContainer.tsx'), 'CourseOutlinesContainer')

/** `/teacher/course` (2§2): the courses, or the outlines of one. */
export function CoursesPage() {
  const view = useRouteView(teacher.courses)
  switch (view.at) {
    case 'outlines':
      return <CourseOutlinesContainer key={view.outlines} courseId={view.outlines} />
    case 'list':
      return <CoursesContainer />
  }
}

function CoursesContainer() {
  return (
    <CoursesScreen
      assigned={useTeacherCourses()}
      courses={useCourses()}
      getOutlinesHref={(outlines) => teacher.courses.href({ outlines })}
    />
  )
}
