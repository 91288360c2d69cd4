import { student } from '#addresses/student.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const CoursesContainer = viewOf(async () => (await import('./CoursesContainer.tsx')).CoursesContainer)
const OutlinesToBuyContainer = viewOf(async () => (await import('./OutlinesToBuyContainer.tsx')).OutlinesToBuyContainer)
const PurchaseContainer = viewOf(async () => (await import('./PurchaseContainer.tsx')).PurchaseContainer, 'payment')

/** `/student/courses` (2§2): the courses to buy, the outlines of one, and its purchase. */
export function CoursesPage() {
  const view = useView(student.courses)
  switch (view.at) {
    case 'purchase':
      return <PurchaseContainer key={view.purchase} courseId={view.purchase} />
    case 'outlines':
      return <OutlinesToBuyContainer key={view.outlines} courseId={view.outlines} />
    case 'list':
      return <CoursesContainer from={view.openBefore} />
  }
}
