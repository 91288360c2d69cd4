import { useSearchParams } from 'wouter'
import { CoursesContainer } from './CoursesContainer.tsx'
import { OutlinesContainer } from './OutlinesContainer.tsx'

/** `/admin/course` has two views (1§2): all courses, and with `?outlines=<id>` the outlines of one. */
export function CoursesPage() {
  const [search] = useSearchParams()
  const courseId = Number(search.get('outlines'))
  return Number.isInteger(courseId) && courseId > 0 ? (
    <OutlinesContainer key={courseId} courseId={courseId} />
  ) : (
    <CoursesContainer />
  )
}
