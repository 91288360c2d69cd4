import { expect, test } from 'vitest'
import { personLabels, personOptions } from './personLabels.ts'

const kid = { std_id: null, name: 'Test Kid' }

test('people whose code or name differs are only code and name', () => {
  const people = [
    { ...kid, id: 1, std_id: 'STD-001', guardian_name: 'Imran' },
    { ...kid, id: 2, std_id: 'STD-002', guardian_name: 'Sana' },
    { id: 3, teach_id: null, name: 'Amina' },
  ]
  expect([...personLabels(people).values()]).toEqual(['STD-001 · Test Kid', 'STD-002 · Test Kid', 'N/A · Amina'])
})

test('two of one name are told apart by the first thing that differs, and as a last resort by their numbers', () => {
  const people = [
    { ...kid, id: 1, guardian_name: 'Imran', registration_date: '2026-11-20' },
    { ...kid, id: 2, guardian_name: 'Sana', registration_date: '2026-11-20' },
    { ...kid, id: 3, guardian_name: 'Sana', registration_date: '2026-11-21' },
    { ...kid, id: 4, guardian_name: 'Sana', registration_date: '2026-11-21' },
    { ...kid, id: 5, guardian_name: null, registration_date: null },
    { ...kid, id: 6, name: 'Other' },
  ]
  expect(personOptions(people, { missing: '–' })).toEqual([
    { id: '1', label: '– · Test Kid · Imran' },
    { id: '2', label: '– · Test Kid · Sana · Nov 20, 2026' },
    { id: '3', label: '– · Test Kid · Sana · Nov 21, 2026 · #3' },
    { id: '4', label: '– · Test Kid · Sana · Nov 21, 2026 · #4' },
    { id: '5', label: '– · Test Kid' },
    { id: '6', label: '– · Other' },
  ])
})

test('three hundred of one name without anything else have three hundred labels', () => {
  const people = Array.from({ length: 300 }, (_, index) => ({ ...kid, id: index + 1 }))
  expect(new Set(personLabels(people).values()).size).toBe(300)
})
