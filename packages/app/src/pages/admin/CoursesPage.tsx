import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const CoursesContainer = viewOf(async () => (await import('./CoursesContainer.tsx')).CoursesContainer)
const OutlinesContainer = viewOf(async () => (await import('./OutlinesContainer.tsx')).OutlinesContainer)

/** `/admin/course` (1§2): all courses with their form, or the outlines of one. */
export function CoursesPage() {
  const view = useView(admin.courses)
  switch (view.at) {
    case 'outline':
      return <OutlinesContainer key={view.outlines} courseId={view.outlines} open={view.outline} />
    case 'outlines':
      return (
        <OutlinesContainer
          key={view.outlines}
          courseId={view.outlines}
          last={view.from?.at === 'outline' ? view.from.outline : undefined}
        />
      )
    case 'form':
      return <CoursesContainer open={view.course} />
    case 'list':
      return <CoursesContainer last={view.from?.at === 'form' ? view.from.course : undefined} />
  }
}
