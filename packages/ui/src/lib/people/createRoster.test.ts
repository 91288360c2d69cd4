import { expect, test } from 'vitest'
import { createRoster } from './createRoster.ts'

const allotment = { student: { id: 4, std_id: 'STD-004', name: ' Omar Haddad ' } }

// proves D12.2
test.each([
  ['a name from the allotments', { id: 4, std_id: 'STD-004' }, 'STD-004 · Omar Haddad'],
  ['nobody knows the name', { id: 6, std_id: 'STD-006' }, 'STD-006'],
  ['no code yet', { id: 4, std_id: null }, 'N/A · Omar Haddad'],
  ['neither code nor name', { id: 14, std_id: ' ' }, 'N/A · #14'],
])('a student in a roster: %s', (_, student, label) => {
  expect(createRoster([student], [allotment, allotment])).toMatchObject([{ id: student.id, label }])
})
