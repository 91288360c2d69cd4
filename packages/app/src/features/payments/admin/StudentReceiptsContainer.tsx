import { StudentReceiptsScreen } from '@maktab/ui/features/payments/admin/StudentReceiptsScreen'
import { admin } from '#addresses/admin.ts'
import { useStudentBillingDetails } from '../billing.ts'
import { useStudentFees } from '../fees.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { type Remote, failed, loading, ready, mergeStaleState } from '@maktab/ui/remote'
import type { PaidEvent } from '@maktab/ui/lib/money/bills'
import { useQueries } from '@tanstack/react-query'
import { getToastMessages } from '#api/toastMessages.ts'
import { useErrorMessage } from '#api/errors.ts'
import { eventBillingQueryOptions, useStudentMemberships } from '#features/events/events.ts'

type StudentReceiptsContainerProps = { id: number; papers: string }

/** The receipts of a student that the URL selects. */
export function StudentReceiptsContainer({ id, papers }: StudentReceiptsContainerProps) {
  const { go } = useNavigateTo(admin.students)
  return (
    <StudentReceiptsScreen
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
  const getMessage = useErrorMessage()
  const memberships = useStudentMemberships(studentId, true)
  const paid =
    memberships.state === 'ready'
      ? memberships.data.filter(({ member }) => member.payment_status !== 'not_required')
      : []
  const billingQueries = useQueries({ queries: paid.map(({ event }) => eventBillingQueryOptions(event.id, studentId)) })
  if (memberships.state !== 'ready') return memberships
  const retry = () => billingQueries.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch())
  if (billingQueries.some(({ data, error, isFetching }) => data === undefined && (error === null || isFetching)))
    return loading
  const failedQuery = billingQueries.find(({ data }) => data === undefined)
  if (failedQuery?.error) return failed(getMessage(failedQuery.error, getToastMessages('getEventBilling')), retry)
  const events = paid.flatMap(({ event }, at) => {
    const billing = billingQueries[at]?.data?.billingDetails
    return billing ? [{ id: event.id, title: event.title ?? '', billing }] : []
  })
  const isStale = billingQueries.some(({ error }) => error !== null)
  const isRefetching = billingQueries.some(({ isFetching }) => isFetching)
  return mergeStaleState(ready(events, isStale ? { isRefetching: isRefetching, retry } : undefined), memberships)
}
