import type { Event, EventMember, Student } from '@maktab/contract/schema'
import { parseEventTime, hasEventStarted } from '#lib/time/schoolTime.ts'

type StoredTime = { day: string; clock: string }

const noTime: StoredTime = { day: '', clock: '' }

/** Whether the stored time of an event can’t be parsed (decision 30). */
export function hasUnreadableTime(event: Pick<Event, 'time'>): boolean {
  return parseStoredTime(event.time) === noTime
}

/** Date and time of a stored timestamp, parsed as UTC to avoid daylight saving time. */
export function parseStoredTime(text: string): StoredTime {
  const timestamp = parseEventTime(text, 'UTC')?.toISOString()
  return timestamp === undefined ? noTime : { day: timestamp.slice(0, 10), clock: timestamp.slice(11, 16) }
}

/** Upcoming events first, then those with an unreadable time, then past events, latest first. */
export function sortEvents(events: readonly Event[], timeZone: string, now: Date): Event[] {
  const getSortKey = ({ time }: Event) => {
    const instant = parseEventTime(time, timeZone)?.getTime()
    if (instant === undefined) return { group: 1, at: 0 }
    return hasEventStarted(time, timeZone, now) ? { group: 2, at: -instant } : { group: 0, at: instant }
  }
  return events.toSorted((one, other) => {
    const [a, b] = [getSortKey(one), getSortKey(other)]
    return a.group - b.group || a.at - b.at
  })
}

/** Sort order of members: pending decisions first, non-members last. */
const kinds = ['pending', 'paid', 'not_required', 'rejected', 'out'] as const

type MemberKind = (typeof kinds)[number]

/** The kind follows a pending or rejected payment, whether or not the student is a member; otherwise the membership. */
export function getMemberKind({ payment_status: status, is_member: isMember }: EventMember): MemberKind {
  if (status === 'pending' || status === 'rejected' || isMember) return status
  return 'out'
}

export function sortMembers(members: readonly EventMember[]): EventMember[] {
  const rankOf = (member: EventMember) => kinds.indexOf(getMemberKind(member))
  return members.toSorted((one, other) => rankOf(one) - rankOf(other))
}

export type ContactKind = 'email' | 'phone'

/** Distinct phone numbers or emails as text; `count` people have one, out of `all`. */
type Contacts = { text: string; count: number; all: number }

/** Contacts of members and payers; people without one are only counted. */
export function collectContacts(
  members: readonly EventMember[],
  students: readonly Student[],
  kind: ContactKind,
): Contacts {
  const studentsById = new Map(students.map((student) => [student.id, student]))
  const contactable = members.filter((member) => !['rejected', 'out'].includes(getMemberKind(member)))
  const contacts = contactable.flatMap((member) => {
    const student = studentsById.get(member.student.id)
    return (kind === 'email' ? student?.email : student?.contact_number)?.trim() || []
  })
  return {
    text: [...new Set(contacts)].join(kind === 'email' ? ', ' : '\n'),
    count: contacts.length,
    all: contactable.length,
  }
}
