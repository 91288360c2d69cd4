import { teacher } from '#addresses/teacher.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { CoursesContainer } from './CoursesContainer.tsx'

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
