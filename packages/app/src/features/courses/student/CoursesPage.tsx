import { student } from '#addresses/student.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView } from '#navigation/views.ts'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { CoursesScreen } from '@maktab/ui/features/courses/student/CoursesScreen'
import type { OpenView } from '#addresses/address.ts'
import { useOfferedCourses } from '../offeredCourses.ts'
import { useOwnDiscounts } from '#features/discounts/discounts.ts'

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

type CoursesContainerProps = { from: OpenView<typeof student.courses.views> | undefined }

function CoursesContainer({ from }: CoursesContainerProps) {
  const { courses, paymentStates } = useOfferedCourses()
  const discounts = useOwnDiscounts()
  return (
    <CoursesScreen
      courses={mergeStaleState(courses, discounts)}
      paymentStates={paymentStates}
      discounts={getListOrEmpty(discounts)}
      restoreFocusTo={from && { view: from.at, id: from.at === 'outlines' ? from.outlines : from.purchase }}
      getOutlinesHref={(outlines) => student.courses.href({ outlines })}
      getPurchaseHref={(purchase) => student.courses.href({ purchase })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
    />
  )
}
