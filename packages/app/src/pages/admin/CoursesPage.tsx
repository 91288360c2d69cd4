import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const CoursesContainer = viewOf(async () => (await import('./CoursesContainer.tsx')).CoursesContainer)
const CourseContainer = viewOf(async () => (await import('./CourseContainer.tsx')).CourseContainer, 'records')
const OutlinesContainer = viewOf(async () => (await import('./OutlinesContainer.tsx')).OutlinesContainer)

/** `/admin/course` (1§2): all courses with their form, one with all that belongs to it, or the outlines of one. */
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
          last={view.openBefore?.at === 'outline' ? view.openBefore.outline : undefined}
        />
      )
    case 'record':
      return <CourseContainer key={view.open} id={view.open} tab={view.tab} />
    case 'form':
      return <CoursesContainer open={view.course} />
    case 'list':
      return <CoursesContainer last={lastOf(view.openBefore)} />
  }
}

/** Which course was open before the list, in its form or on its page. */
function lastOf(from: ReturnType<typeof useView<(typeof admin.courses)['views']>>['openBefore']) {
  if (from?.at === 'form') return from.course
  return from?.at === 'record' ? from.open : undefined
}
