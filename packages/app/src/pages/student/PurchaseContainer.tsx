import { newestOf } from '@maktab/ui/model/billedAgain'
import type { CoursePaymentState } from '@maktab/ui/model/paymentState'
import { isNothingDue } from '@maktab/ui/model/paymentTerms'
import { type Remote, listOf, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { PurchaseScreen } from '@maktab/ui/screens/student/PurchaseScreen/PurchaseScreen'
import type { PurchaseValues } from '@maktab/ui/screens/student/PurchaseScreen/purchase.schema'
import type { Billing, PaymentTerms } from '@maktab/contract/schema'
import { useAtom } from 'jotai'
import { student } from '#addresses/student.ts'
import { useOfferedCourses } from '#data/offeredCourses.ts'
import { usePaymentTerms } from '#data/paymentTerms.ts'
import { usePurchase } from '#data/purchases.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { isGuideFoldedAtom } from '#preferences/purchaseGuideAtom.ts'
import { usePayingForm } from './usePayingForm.ts'

export function PurchaseContainer({ courseId }: { courseId: number }) {
  const { go } = useMoves(student.courses)
  const { note, form } = usePayingForm<PurchaseValues>(`course-${courseId}`, () => go({}))
  const { pay, sending } = usePurchase()
  const [isGuideFolded, onFoldGuide] = useAtom(isGuideFoldedAtom)
  const { terms, ...codes } = usePaymentTerms({ kind: 'course', id: courseId })
  const offer = useOffer(courseId, terms)
  const bought = offer.state === 'ready' ? offer.data : undefined
  const isFree = bought !== undefined && isNothingDue(bought.course.price, bought.terms)
  return (
    <PurchaseScreen
      {...form}
      {...sending}
      {...codes}
      offer={offer}
      isGuideOpen={bought?.isFirst === true && !isGuideFolded}
      onFoldGuide={onFoldGuide}
      coursesHref={student.courses.href()}
      onPurchase={async (draft) => note(await pay(draft), isFree ? 'free' : 'receipt')}
    />
  )
}

/** The course with where the student stands with it; nothing where the school doesn’t offer it. */
function useOffer(courseId: number, terms: Remote<PaymentTerms | undefined>) {
  const { courses, standings } = useOfferedCourses()
  const billing = useStudentBilling()
  if (courses.state !== 'ready') return courses
  if (standings.state !== 'ready') return standings
  const course = courses.data.find(({ id }) => id === courseId)
  // Of what isn’t offered nobody asks what it costs.
  if (!course) return withDoubtOf(ready(undefined), courses, standings)
  return mapRemote(withDoubtOf(terms, courses, standings), (known) => ({
    course,
    standing: standings.data.get(courseId) ?? 'none',
    terms: known,
    isFirst: isFirstPurchase([...standings.data.values()], listOf(billing)),
    reason: newestOf(listOf(billing), `course-${courseId}`)?.reason,
  }))
}

/** Whether the student has bought no course so far. */
function isFirstPurchase(standings: readonly CoursePaymentState[], billing: readonly Billing[]): boolean {
  return standings.every((standing) => standing === 'none') && billing.every(({ course }) => !course)
}
