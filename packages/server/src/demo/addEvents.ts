import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import type { DemoDates } from './demoDates.ts'

const { event: events } = examples.listEvents[200].typical
const { event: members } = examples.listEventMembers[200].typical

/** The first event with a price, whose members are those of the examples. */
const RECITATION = 2
/** Students who joined other events, some of them free; how long ago the first of them paid, in days. */
const otherMembers = [
  { eventId: 6, students: [3, 6, 8, 11, 12, 13, 16], days: 52 },
  { eventId: 4, students: [4, 9, 12], days: 12 },
  { eventId: 8, students: [7, 10, 15], days: 9 },
  { eventId: 1, students: [2, 5, 6, 9, 13, 17], days: 8 },
]
const MEMBER_DAYS = 10

/** Adds the events and their members. */
export async function addEvents(database: Database, dates: DemoDates): Promise<void> {
  await database
    .insertInto('events')
    .values(
      events.map(({ id, title, description, price, time, link }) => ({
        id,
        title: title ?? '',
        description: description ?? '',
        price: price || null,
        time: dates.moveTime(time),
        link: link ?? null,
        archived_at: null,
      })),
    )
    .execute()
  const priceOf = (eventId: number) => events.find(({ id }) => id === eventId)?.price || null
  const own = members.flatMap(({ student, payment_status, is_member }, index) => {
    if (payment_status === 'not_required') return []
    const sent_at = dates.daysAgo(Math.max(1, MEMBER_DAYS - index), student.id)
    const decided_at = payment_status === 'pending' ? null : dates.decidedAfter(sent_at, student.id)
    const joined = is_member && payment_status === 'paid' ? 1 : 0
    return [{ event_id: RECITATION, student_id: student.id, payment_status, is_member: joined, sent_at, decided_at }]
  })
  const others = otherMembers.flatMap(({ eventId, students, days }) =>
    students.map((student_id, index) => {
      const at = dates.daysAgo(Math.max(1, days - index), student_id)
      const ids = { event_id: eventId, student_id, is_member: 1 }
      if (priceOf(eventId) === null) {
        return { ...ids, payment_status: 'not_required' as const, sent_at: null, decided_at: null, toggled_at: at }
      }
      return { ...ids, payment_status: 'paid' as const, sent_at: at, decided_at: dates.decidedAfter(at, student_id) }
    }),
  )
  const rows = [...own, ...others].map((member) => {
    const price = member.sent_at === null ? null : priceOf(member.event_id)
    const method = member.sent_at === null ? null : member.student_id % 2 === 0 ? 'jazzcash' : 'bank'
    return { toggled_at: member.decided_at ?? null, ...member, price, method, receipt: null }
  })
  await database.insertInto('event_members').values(rows).execute()
}
