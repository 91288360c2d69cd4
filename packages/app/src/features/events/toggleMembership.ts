import { api } from '#api/api.ts'

export type MembershipAction = 'join' | 'leave'

/**
 * Joins or leaves an event: a GET that changes things (decision 17), so no cache may answer it. It says what is wanted,
 * so that made twice it changes nothing more; a backend that doesn't know that word toggles all the same (decision 59).
 */
export function toggleMembership(eventId: number, studentId: number, wants: MembershipAction) {
  const given = { params: { eventId, studentId }, query: { wants } }
  return api('toggleEventMembership', given, { cache: 'no-store' })
}
