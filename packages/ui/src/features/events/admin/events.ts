import type { Event, EventMember, Student } from '@maktab/contract/schema'
import { parseEventTime, hasEventStarted } from '#lib/time/schoolTime.ts'

type StoredTime = { day: string; clock: string }

const noTime: StoredTime = { day: '', clock: '' }

/** Whether what is stored as an event's time is none (decision 30). */
export function hasUnreadableTime(event: Pick<Event, 'time'>): boolean {
  return parseStoredTime(event.time) === noTime
}

/** The day and the clock of a stored time; as if they were UTC's, whose clocks are never put forward. */
export function parseStoredTime(text: string): StoredTime {
  const found = parseEventTime(text, 'UTC')?.toISOString()
  return found === undefined ? noTime : { day: found.slice(0, 10), clock: found.slice(11, 16) }
}

/** What comes first, first; then what nobody knows the time of, then what is over, the latest first. */
export function sortEvents(events: readonly Event[], timeZone: string, now: Date): Event[] {
  const place = ({ time }: Event) => {
    const instant = parseEventTime(time, timeZone)?.getTime()
    if (instant === undefined) return { group: 1, at: 0 }
    return hasEventStarted(time, timeZone, now) ? { group: 2, at: -instant } : { group: 0, at: instant }
  }
  return events.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a.group - b.group || a.at - b.at
  })
}

/** What is to be done about somebody stands first, whoever is out of the event last. */
const kinds = ['pending', 'paid', 'not_required', 'rejected', 'out'] as const

type MemberKind = (typeof kinds)[number]

/** Whose payment waits or was rejected, whether or not they are in; else who is in, by how, and who isn’t. */
export function getMemberKind({ payment_status: status, is_member: isMember }: EventMember): MemberKind {
  if (status === 'pending' || status === 'rejected' || isMember) return status
  return 'out'
}

export function sortMembers(members: readonly EventMember[]): EventMember[] {
  const placeOf = (member: EventMember) => kinds.indexOf(getMemberKind(member))
  return members.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export type ContactKind = 'email' | 'phone'

/** Numbers or addresses of those whom an event is about, each once, and of how many people they are. */
type Contacts = { text: string; count: number; all: number }

/** Those who are in the event or pay for it; whoever has none of what is asked for is only counted. */
export function collectContacts(
  members: readonly EventMember[],
  students: readonly Student[],
  kind: ContactKind,
): Contacts {
  const byId = new Map(students.map((student) => [student.id, student]))
  const meant = members.filter((member) => !['rejected', 'out'].includes(getMemberKind(member)))
  const found = meant.flatMap((member) => {
    const known = byId.get(member.student.id)
    return (kind === 'email' ? known?.email : known?.contact_number)?.trim() || []
  })
  return { text: [...new Set(found)].join(kind === 'email' ? ', ' : '\n'), count: found.length, all: meant.length }
}
