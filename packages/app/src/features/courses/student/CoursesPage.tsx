import type { FrontPageAnswer } from '@maktab/contract/schema'
import { student } from '#addresses/student.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'
import { useOwnDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { CoursesScreen } from '@maktab/ui/features/courses/student/CoursesScreen'
import { useOfferedCourses } from '../useOfferedCourses.ts'

function CoursesContainer({ view, go }: ViewProps<typeof student.courses, 'list'>) {
  const { previousRecord: from, language, price } = view
  const { courses, paymentStates } = useOfferedCourses()
  const languages = useOptionalQuery('getFrontPage', { select: toLanguages })
  const discounts = useOwnDiscounts()
  return (
    <CoursesScreen
      courses={mergeStaleState(courses, discounts)}
      paymentStates={paymentStates}
      discounts={getListOrEmpty(discounts)}
      languages={languages?.state === 'ready' ? languages.data : undefined}
      filter={{ language, price }}
      onFilter={(filter) => go(filter, { replace: true })}
      restoreFocusTo={from && { view: from.at, id: from.at === 'outlines' ? from.outlines : from.purchase }}
      getOutlinesHref={(outlines) => student.courses.href({ outlines })}
      getPurchaseHref={(purchase) => student.courses.href({ purchase })}
      getClassesHref={(classes) => student.enrolled.href({ classes })}
    />
  )
}

const toLanguages = ({ courses }: FrontPageAnswer): ReadonlyMap<number, readonly string[]> =>
  new Map(courses.map(({ id, languages }) => [id, languages]))

/** `/student/courses` (2§2): the courses to buy, the outlines of one, and its purchase. */
export const CoursesPage = createViewPage(student.courses, {
  purchase: lazyPage(() => import('#features/payments/student/PurchaseContainer.tsx'), 'PurchaseContainer'),
  outlines: lazyPage(() => import('./OfferedCourseOutlinesContainer.tsx'), 'OfferedCourseOutlinesContainer'),
  list: CoursesContainer,
})
