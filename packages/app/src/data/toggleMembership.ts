import { unwrap } from '@maktab/client/unwrap'
import { client } from './client.ts'

/** Joins or leaves an event: a GET that undoes itself when it is made twice (decision 17), so no cache may answer it. */
export function toggleMembership(eventId: number, studentId: number) {
  const path = { eventId, studentId }
  return unwrap(
    client.GET('/event/join-cancel-membership/{eventId}/{studentId}', { params: { path }, cache: 'no-store' }),
  )
}
