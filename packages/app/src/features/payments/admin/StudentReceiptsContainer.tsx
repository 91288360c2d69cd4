import { StudentReceiptsPrintScreen } from '@maktab/ui/features/payments/admin/StudentReceiptsPrintScreen'
import type { admin } from '#addresses/admin.ts'
import { useStudentBillingDetails } from '../billingQueryHooks.ts'
import { useStudentFees } from '../feeQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { type Remote, mapRemote, mergeStaleState } from '@maktab/ui/remote'
import type { PaidEvent } from '@maktab/ui/lib/money/billsAndFees'
import { useQueries } from '@tanstack/react-query'
import { getToastMessages } from '#api/toastMessages.ts'
import { useCombinedRemote } from '#api/useCombinedRemote.ts'
import { eventBillingQueryOptions, useStudentMemberships } from '#features/events/eventQueryHooks.ts'

/** The receipts of a student that the URL selects. */
export function StudentReceiptsContainer({ view, go }: ViewProps<typeof admin.students, 'papers'>) {
  const { student: id, papers } = view
  return (
    <StudentReceiptsPrintScreen
      billing={useStudentBillingDetails(id)}
      fees={useStudentFees(id)}
      events={useEventReceipts(id)}
      chosen={papers === 'all' ? undefined : papers.split(',')}
      onChoose={(keys) => go({ student: id, papers: keys.join(',') || 'none' }, { replace: true })}
      onClose={() => go({ student: id, tab: 'billing' })}
    />
  )
}

/** A student’s event payments, each requested separately; free events have no receipt. */
function useEventReceipts(studentId: number): Remote<readonly PaidEvent[]> {
  const memberships = useStudentMemberships(studentId, true)
  const all = memberships.state === 'ready' ? memberships.data : []
  const paid = all.filter(({ member }) => member.payment_status !== 'not_required')
  const billingQueries = useQueries({ queries: paid.map(({ event }) => eventBillingQueryOptions(event.id, studentId)) })
  const receipts = useCombinedRemote(billingQueries, getToastMessages('getEventBilling'))
  if (memberships.state !== 'ready') return memberships
  const events = mapRemote(receipts, (answers) =>
    paid.flatMap(({ event }, at) => {
      const billing = answers[at]?.billingDetails
      return billing ? [{ id: event.id, title: event.title ?? '', billing }] : []
    }),
  )
  return mergeStaleState(events, memberships)
}
