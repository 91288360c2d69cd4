import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { sortEvents, getMemberKind, sortMembers, collectContacts } from './eventTimesAndMembers.ts'
import type { EventMember, Student } from '@maktab/contract/schema'

const [event] = examples.listEvents[200].typical.event

test('sortEvents puts upcoming events first, unreadable times next and past events last', () => {
  const times = ['2026-05-10T10:00', 'Friday at four', '2026-05-20T10:00', '2026-05-14T10:00', '2026-05-16T10:00']
  const events = times.map((time, id) => ({ ...event!, id, time }))
  const ordered = sortEvents(events, 'Asia/Karachi', new Date('2026-05-15T00:00:00Z'))
  expect(ordered.map(({ id }) => id)).toEqual([4, 2, 1, 3, 0])
})

const statuses = ['not_required', 'paid', 'rejected', 'pending'] as const
const members = statuses.flatMap((status, index) =>
  [true, false].map((isMember, order): EventMember => ({
    id: index * 2 + order,
    student: { id: index, std_id: null, name: status },
    payment_status: status,
    is_member: isMember,
  })),
)

// proves X56
test('getMemberKind sorts pending payments first and students outside the event last', () => {
  expect(sortMembers(members).map((member) => `${getMemberKind(member)} ${member.payment_status}`)).toEqual([
    'pending pending',
    'pending pending',
    'paid paid',
    'not_required not_required',
    'rejected rejected',
    'rejected rejected',
    'out not_required',
    'out paid',
  ])
})

const member = (id: number, status: EventMember['payment_status'], isMember: boolean): EventMember => ({
  id,
  student: { id, std_id: null, name: `Pupil ${id}` },
  payment_status: status,
  is_member: isMember,
})
const student = (id: number, email: string, phone?: string): Student => ({
  id,
  std_id: null,
  name: `Pupil ${id}`,
  email,
  ...(phone !== undefined && { contact_number: phone }),
})
const contactMembers = [
  member(1, 'paid', true),
  member(2, 'pending', false),
  member(3, 'not_required', true),
  member(4, 'rejected', true),
  member(5, 'paid', false),
  member(6, 'paid', true),
]
const students = [
  student(1, 'home@example.org', '+44 7700 900100'),
  student(2, 'home@example.org', '0300-1234567'),
  student(3, 'noor@example.org', ' '),
  student(4, 'rejected@example.org', '4'),
  student(5, 'out@example.org', '5'),
]

// proves X56
test('collectContacts lists each member’s and payer’s address once and counts those without one', () => {
  expect(collectContacts(contactMembers, students, 'email')).toEqual({
    text: 'home@example.org, noor@example.org',
    count: 3,
    all: 4,
  })
  expect(collectContacts(contactMembers, students, 'phone')).toEqual({
    text: '+44 7700 900100\n0300-1234567',
    count: 2,
    all: 4,
  })
})
