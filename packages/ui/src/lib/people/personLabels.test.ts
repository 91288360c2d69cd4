import { expect, test } from 'vitest'
import {
  getPersonLabels,
  toPersonOptions,
  getPersonLabel,
  createRoster,
  suggestCode,
  getInitials,
} from './personLabels.ts'

const kid = { std_id: null, name: 'Test Kid' }

test('personLabels uses code and name if these are unique', () => {
  const people = [
    { ...kid, id: 1, std_id: 'STD-001', guardian_name: 'Imran' },
    { ...kid, id: 2, std_id: 'STD-002', guardian_name: 'Sana' },
    { id: 3, teach_id: null, name: 'Amina' },
  ]
  expect([...getPersonLabels(people).values()]).toEqual(['STD-001 · Test Kid', 'STD-002 · Test Kid', 'N/A · Amina'])
})

test('personLabels of equal names adds the first detail that differs, and finally the id', () => {
  const people = [
    { ...kid, id: 1, guardian_name: 'Imran', registration_date: '2026-11-20' },
    { ...kid, id: 2, guardian_name: 'Sana', registration_date: '2026-11-20' },
    { ...kid, id: 3, guardian_name: 'Sana', registration_date: '2026-11-21' },
    { ...kid, id: 4, guardian_name: 'Sana', registration_date: '2026-11-21' },
    { ...kid, id: 5, guardian_name: null, registration_date: null },
    { ...kid, id: 6, name: 'Other' },
  ]
  expect(toPersonOptions(people, { missing: '–' })).toEqual([
    { id: '1', label: '– · Test Kid · Imran' },
    { id: '2', label: '– · Test Kid · Sana · Nov 20, 2026' },
    { id: '3', label: '– · Test Kid · Sana · Nov 21, 2026 · #3' },
    { id: '4', label: '– · Test Kid · Sana · Nov 21, 2026 · #4' },
    { id: '5', label: '– · Test Kid' },
    { id: '6', label: '– · Other' },
  ])
})

test('personLabels of 300 equal names returns 300 different labels', () => {
  const people = Array.from({ length: 300 }, (_, index) => ({ ...kid, id: index + 1 }))
  expect(new Set(getPersonLabels(people).values()).size).toBe(300)
})

// proves D1.2
test.each([
  [{ std_id: 'STD-001', name: 'Ahmad' }, 'STD-001 · Ahmad'],
  [{ teach_id: 'TCH-002', name: 'حافظ بلال احمد' }, 'TCH-002 · حافظ بلال احمد'],
  [{ std_id: null, name: 'Ahmad' }, 'N/A · Ahmad'],
  [{ teach_id: ' ', name: ' Amina ' }, 'N/A · Amina'],
  [{ std_id: 'STD-001', name: '' }, 'STD-001'],
])('personLabel of %j returns “%s”', (person, label) => {
  expect(getPersonLabel(person)).toBe(label)
})

test('personLabel uses the given text for a missing code', () => {
  expect(getPersonLabel({ std_id: null, name: 'احمد' }, 'نہیں')).toBe('نہیں · احمد')
})

const allotment = { student: { id: 4, std_id: 'STD-004', name: ' Omar Haddad ' } }

// proves D12.2
test.each([
  ['a name from the allotments', { id: 4, std_id: 'STD-004' }, 'STD-004 · Omar Haddad'],
  ['unknown name', { id: 6, std_id: 'STD-006' }, 'STD-006'],
  ['no code yet', { id: 4, std_id: null }, 'N/A · Omar Haddad'],
  ['neither code nor name', { id: 14, std_id: ' ' }, 'N/A · #14'],
])('createRoster labels a student with %s', (_, student, label) => {
  expect(createRoster([student], [allotment, allotment])).toMatchObject([{ id: student.id, label }])
})

test.each([
  [[], 'TCH-001'],
  [[null, '', 'Head teacher'], 'TCH-001'],
  [['TCH-001', null, 'TCH-009'], 'TCH-010'],
  [['TCH-099', 'tch-100 '], 'TCH-101'],
  [['7', '12'], '13'],
  [['A-1', 'B-4', 'B-5'], 'B-6'],
  [['T2025-0004'], 'T2025-0005'],
  [['TCH-999'], 'TCH-1000'],
])('suggestCode after %j returns %s', (codes, expected) => expect(suggestCode(codes, 'TCH-')).toBe(expected))

test('suggestCode without student IDs returns STD-001', () => expect(suggestCode([null], 'STD-')).toBe('STD-001'))

test.each([
  ['Salma Farooq', 'SF'],
  ['  Zaynab  bint  Malik ', 'ZM'],
  ['Madonna', 'M'],
  ['محمد عثمان', 'م\u200cع'],
  ['أحمد المنصوري', 'أ\u200cم'],
  ['محمد Malik', 'مM'],
  ['', ''],
])('getInitials of %j returns %j', (name, initials) => expect(getInitials(name)).toBe(initials))
