import { type Remote, failed, loading, ready, mergeStaleState } from '@maktab/ui/remote'
import type { StudentMembership } from '@maktab/ui/features/students/admin/StudentEvents'
import { useQueries } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { messagesOf } from '#api/toastMessages.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import { useEvents } from './events.ts'

/**
 * The events that a student is in or pays for. No call tells them to an administrator, so that each event is asked for its
 * members, while they are `isNeeded`.
 */
export function useStudentMemberships(studentId: number, isNeeded: boolean): Remote<readonly StudentMembership[]> {
  const words = useErrorMessage()
  const events = useEvents(isNeeded)
  const all = events.state === 'ready' ? events.data : []
  const asked = useQueries({
    queries: all.map(({ id }) => ({
      ...queryOptionsFor('listEventMembers', { params: { eventId: id } }),
      enabled: isNeeded,
    })),
  })
  if (events.state !== 'ready') return events
  const retry = () => asked.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch())
  if (asked.some(({ data, error, isFetching }) => data === undefined && (error === null || isFetching))) return loading
  const broken = asked.find(({ data }) => data === undefined)
  if (broken?.error) return failed(words(broken.error, messagesOf('listEvents')), retry)
  const isOwn = ({ student, is_member: isMember, payment_status: status }: StudentMembership['member']) =>
    student.id === studentId && (isMember || status !== 'not_required')
  const memberships = all.flatMap((event, at) => {
    const member = asked[at]?.data?.event.find(isOwn)
    return member ? [{ event, member }] : []
  })
  const isInDoubt = asked.some(({ error }) => error !== null)
  const isTrying = asked.some(({ isFetching }) => isFetching)
  return mergeStaleState(ready(memberships, isInDoubt ? { isRefetching: isTrying, retry } : undefined), events)
}
