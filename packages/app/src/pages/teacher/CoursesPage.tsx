import { teacher } from '#addresses/teacher.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const CourseOutlinesContainer = viewOf(
  async () => (await import('./CourseOutlinesContainer.tsx')).CourseOutlinesContainer,
)
const CoursesContainer = viewOf(async () => (await import('./CoursesContainer.tsx')).CoursesContainer)

/** `/teacher/course` (2§2): the courses, or the outlines of one. */
export function CoursesPage() {
  const view = useView(teacher.courses)
  switch (view.at) {
    case 'outlines':
      return <CourseOutlinesContainer key={view.outlines} courseId={view.outlines} />
    case 'list':
      return <CoursesContainer />
  }
}
