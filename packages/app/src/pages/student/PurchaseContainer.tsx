import { isNothingDue } from '@maktab/ui/model/paymentTerms'
import { type Remote, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { PurchaseScreen } from '@maktab/ui/screens/student/PurchaseScreen/PurchaseScreen'
import type { PurchaseValues } from '@maktab/ui/screens/student/PurchaseScreen/purchase.schema'
import type { PaymentTerms } from '@maktab/contract/schema'
import { useAtom } from 'jotai'
import { student } from '#addresses/student.ts'
import { useOfferedCourses } from '#data/offeredCourses.ts'
import { usePaymentTerms } from '#data/paymentTerms.ts'
import { usePurchase } from '#data/purchases.ts'
import { useDraft } from '#drafts/useDraft.ts'
import { useAfterSending } from '#navigation/useAfterSending.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { originAtom } from '#preferences/originAtom.ts'

export function PurchaseContainer({ courseId }: { courseId: number }) {
  const { go } = useMoves(student.courses)
  const { note, leave } = useAfterSending(`course-${courseId}`)
  const { purchase, sentShare, stopSending } = usePurchase()
  const { terms, coded, onTryCode } = usePaymentTerms({ kind: 'course', id: courseId })
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<PurchaseValues>(`purchase-${courseId}`, { without: [] })
  const offer = useOffer(courseId, terms)
  const bought = offer.state === 'ready' ? offer.data : undefined
  const isFree = bought !== undefined && isNothingDue(bought.course.price, bought.terms)
  return (
    <PurchaseScreen
      offer={offer}
      coursesHref={student.courses.href()}
      keptOrigin={keptOrigin}
      onKeepOrigin={onKeepOrigin}
      coded={coded}
      onTryCode={onTryCode}
      draft={draft}
      onKeepDraft={keepDraft}
      onEmptyDraft={emptyDraft}
      onPurchase={async (draft) => note(await purchase(draft), isFree ? 'free' : 'receipt')}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => {
        clearDraft()
        leave(() => go({}))
      }}
    />
  )
}

/** The course with where the student stands with it; nothing where the school doesn’t offer it. */
function useOffer(courseId: number, terms: Remote<PaymentTerms | undefined>) {
  const { courses, standings } = useOfferedCourses()
  if (courses.state !== 'ready') return courses
  if (standings.state !== 'ready') return standings
  const course = courses.data.find(({ id }) => id === courseId)
  // Of what isn’t offered nobody asks what it costs.
  if (!course) return withDoubtOf(ready(undefined), courses, standings)
  return mapRemote(withDoubtOf(terms, courses, standings), (known) => ({
    course,
    standing: standings.data.get(courseId) ?? 'none',
    terms: known,
  }))
}
