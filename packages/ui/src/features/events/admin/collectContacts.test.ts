import type { EventMember, Student } from '@maktab/contract/schema'
import { expect, test } from 'vitest'
import { collectContacts } from './collectContacts.ts'

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
const members = [
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
test('those who are in the event or pay for it, each address once; who has none is counted', () => {
  expect(collectContacts(members, students, 'email')).toEqual({
    text: 'home@example.org, noor@example.org',
    count: 3,
    all: 4,
  })
  expect(collectContacts(members, students, 'phone')).toEqual({
    text: '+44 7700 900100\n0300-1234567',
    count: 2,
    all: 4,
  })
})
