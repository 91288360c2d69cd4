import { expect, test } from 'vitest'
import { findDuplicateRows } from './findDuplicateRows.ts'

test('students repeat each other by ID, by email and name, or by all that is known of them', () => {
  const rows = [
    { std_id: 'S-1', name: 'Hamza', email: 'a@school.test' },
    { std_id: 'S-1', name: 'Other' },
    { name: 'HAMZA', email: 'a@school.test' },
    { name: 'Sister', email: 'a@school.test' },
    { name: 'Hind', contact_number: '+92 1', guardian_name: 'Huda' },
    {},
    { name: 'hind', contact_number: '+92-1', guardian_name: 'Huda' },
    { name: 'Hind', contact_number: '+92 1', guardian_name: 'Another' },
  ]
  expect([...findDuplicateRows('students', rows)]).toEqual([
    [1, { field: 'std_id', of: 0 }],
    [2, { field: 'email', of: 0 }],
    [6, { field: 'name', of: 4 }],
  ])
})

test('teachers repeat each other by ID or by email', () => {
  const rows = [
    { teach_id: 'T-1', email: 'a@school.test', name: 'Salim' },
    { teach_id: 'T-2', email: 'a@school.test', name: 'Noor' },
    { teach_id: 'T-1', email: 'b@school.test', name: 'Salim' },
    { teach_id: 'T-3', email: 'c@school.test', name: 'Salim' },
  ]
  expect([...findDuplicateRows('teachers', rows)]).toEqual([
    [1, { field: 'email', of: 0 }],
    [2, { field: 'teach_id', of: 0 }],
  ])
})

test('allotments repeat each other by student, teacher and course', () => {
  const row = { student: 'S-1', teacher: 'T-1', course: 'Tajweed', times: 'Mon 16:00-17:00' }
  const rows = [row, { ...row, times: 'Tue 16:00-17:00' }, { ...row, course: 'Letters' }]
  expect([...findDuplicateRows('allotments', rows)]).toEqual([[1, { field: 'student', of: 0 }]])
})
