import { ApiError } from '@maktab/client/ApiError'
import { createIdempotencyKey } from '@maktab/client/createIdempotencyKey'
import { type QueryClient, CancelledError } from '@tanstack/react-query'
import { attendanceQueryOptions, postAttendance } from './attendance.ts'
import type { QueuedMark } from './attendanceQueue.ts'
import type { SendResult } from './createAttendanceSender.ts'

/** Answers of what stands between the app and the server, when the server itself can't be reached. */
const UNAVAILABLE_STATUSES = new Set([429, 502, 503, 504])

/**
 * Sends one mark of the register. One whose answer was lost is looked up first, so that it is never written twice. No
 * version goes along: the mark that was pressed last wins.
 */
export async function sendMark(queries: QueryClient, mark: QueuedMark): Promise<SendResult> {
  const { classId, studentId, date, status, isRepeat } = mark
  const query = attendanceQueryOptions(classId)
  try {
    const list = isRepeat
      ? await queries.fetchQuery({ ...query, staleTime: 0, retry: false })
      : queries.getQueryData(query.queryKey)
    const record = list?.attendences.find((one) => one.student.id === studentId && one.date === date)
    if (isRepeat && record?.status === status) return 'saved'
    await postAttendance(classId, { recordId: record?.id ?? 0, studentId, date, status }, createIdempotencyKey())
    return 'saved'
  } catch (error) {
    // Whoever asked for the list too has left its page: nobody refused anything.
    if (error instanceof CancelledError) return 'lost'
    // The session is over: whoever signs in again sends it.
    if (error instanceof ApiError && error.status === 401) return 'held'
    if (!(error instanceof ApiError) || (error.kind === 'answer' && !UNAVAILABLE_STATUSES.has(error.status))) {
      return { refusal: refusalOf(error) }
    }
    return 'lost'
  }
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return Object.values(error.fields).flat().join(' ') || error.message
}
