import { findNewestBill } from '@maktab/ui/lib/money/billsAndFees'
import { isFirstPurchase, isNothingToPay } from '@maktab/ui/lib/money/paymentStates'
import { type Remote, getListOrEmpty, mapRemote, ready, mergeStaleState } from '@maktab/ui/remote'
import { PurchaseScreen } from '@maktab/ui/features/payments/student/PurchaseScreen'
import type { PurchaseValues, PurchaseDraft } from '@maktab/ui/features/payments/student/PurchaseForm'
import type { CourseTiming } from '@maktab/ui/features/payments/student/PurchaseTimes'
import type { PaymentTerms } from '@maktab/contract/schema'
import { useAtom } from 'jotai'
import { student } from '#addresses/student.ts'
import { useOfferedCourses } from '#features/courses/useOfferedCourses.ts'
import { usePaymentTerms, usePaymentForm, usePayWithReceipt } from './paymentFormHooks.ts'
import { useStudentBilling } from '../billingQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { isPurchaseGuideCollapsedAtom } from '#preferences/cookieAtoms.ts'
import { api } from '#api/api.ts'

export function PurchaseContainer({ view: { purchase: courseId }, go }: ViewProps<typeof student.courses, 'purchase'>) {
  const { note, form } = usePaymentForm<PurchaseValues>(`course-${courseId}`, () => go({}))
  const { pay, sending } = usePayWithReceipt<PurchaseDraft>('purchaseCourse', (body, options) =>
    api('purchaseCourse', { body }, options),
  )
  const [isGuideFolded, setIsGuideFolded] = useAtom(isPurchaseGuideCollapsedAtom)
  const { terms, knownTimes, codes } = usePaymentTerms({ kind: 'course', id: courseId })
  const offer = useOffer(courseId, terms, knownTimes)
  const loadedOffer = offer.state === 'ready' ? offer.data : undefined
  const isFree = loadedOffer !== undefined && isNothingToPay(loadedOffer.course.price, loadedOffer.terms)
  return (
    <PurchaseScreen
      {...form}
      {...sending}
      {...codes}
      offer={offer}
      isGuideOpen={loadedOffer?.isFirst === true && !isGuideFolded}
      onCloseGuide={() => setIsGuideFolded(true)}
      coursesHref={student.courses.href()}
      onPurchase={async (draft) => note(await pay(draft), isFree ? 'free' : 'receipt')}
    />
  )
}

/** The course with the student’s payment state; undefined if the school doesn’t offer it. */
function useOffer(courseId: number, terms: Remote<PaymentTerms | undefined>, knownTimes: CourseTiming[] | undefined) {
  const { courses, paymentStates } = useOfferedCourses()
  const billing = useStudentBilling()
  if (courses.state !== 'ready') return courses
  if (paymentStates.state !== 'ready') return paymentStates
  const course = courses.data.find(({ id }) => id === courseId)
  // The price of a course that isn’t offered isn’t requested.
  if (!course) return mergeStaleState(ready(undefined), courses, paymentStates)
  const lastBill = findNewestBill(getListOrEmpty(billing), `course-${courseId}`)
  return mapRemote(mergeStaleState(terms, courses, paymentStates), (loadedTerms) => ({
    course,
    paymentState: paymentStates.data.get(courseId) ?? 'none',
    terms: loadedTerms,
    isFirst: isFirstPurchase([...paymentStates.data.values()], getListOrEmpty(billing)),
    knownTimes,
    reason: lastBill?.reason,
    lastMethod: lastBill?.paymentMethod,
  }))
}
