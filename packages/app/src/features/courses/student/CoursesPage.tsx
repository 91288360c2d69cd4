import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { CoursesContainer } from './CoursesContainer.tsx'

const OutlinesToBuyContainer = lazyPage(() => import('./OutlinesToBuyContainer.tsx'), 'OutlinesToBuyContainer')
const PurchaseContainer = lazyPage(
  () => import('#features/payments/student/PurchaseContainer.tsx'),
  'PurchaseContainer',
)

/** `/student/courses` (2§2): the courses to buy, the outlines of one, and its purchase. */
export function CoursesPage() {
  const view = useRouteView(student.courses)
  switch (view.at) {
    case 'purchase':
      return <PurchaseContainer key={view.purchase} courseId={view.purchase} />
    case 'outlines':
      return <OutlinesToBuyContainer key={view.outlines} courseId={view.outlines} />
    case 'list':
      return <CoursesContainer from={view.previousRecord} />
  }
}
