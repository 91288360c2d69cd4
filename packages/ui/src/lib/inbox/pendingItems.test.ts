import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { excludeDecided, getItemsTogether, toPendingItems } from './pendingItems.ts'

const [anyTeacher] = examples.listTeachers[200].typical.teachers
const [anyStudent] = examples.listStudents[200].typical.students
const teachers = ['pending', 'allowed'].map((status, index) => ({ ...anyTeacher!, id: index + 1, status }))
const students = [' ', 'S-7'].map((code, index) => ({ ...anyStudent!, id: index + 1, std_id: code }))

test('toPendingItems returns applications and students without an ID', () => {
  const { items, counts } = toPendingItems(teachers, students, undefined)
  expect(items.map(({ key }) => key)).toEqual(['application-1', 'studentWithoutId-1'])
  expect(counts).toEqual({ application: 1, studentWithoutId: 1 })
})

test('toPendingItems limits the items, not the counts, to a kind', () => {
  const { items, counts } = toPendingItems(teachers, students, 'studentWithoutId')
  expect(items.map(({ key }) => key)).toEqual(['studentWithoutId-1'])
  expect(counts).toEqual({ application: 1, studentWithoutId: 1 })
})

test('excludeDecided removes the decided items and reduces the count of their kind', () => {
  const { items, counts } = excludeDecided(toPendingItems(teachers, students, undefined), new Set(['application-1']))
  expect(items.map(({ key }) => key)).toEqual(['studentWithoutId-1'])
  expect(counts).toEqual({ application: 0, studentWithoutId: 1 })
})

test('getItemsTogether returns the items with the same receipt that are still pending', () => {
  const [first] = examples.listWaiting[200].together.items
  const [part, ...others] = first!.together
  expect(getItemsTogether(first!)).toMatchObject([
    { key: 'feePayment-3', id: 3, person: { id: 1 }, what: 'Tajweed for beginners, 2026-10', version: 2, amount: 45 },
    { key: 'feePayment-9', id: 9, person: { id: 2, name: 'محمد عثمان' }, amount: 40 },
  ])
  const decided = { ...first!, together: [{ ...part!, paymentStatus: 'paid' as const }, ...others] }
  expect(getItemsTogether(decided).map(({ id }) => id)).toEqual([9])
  expect(getItemsTogether(examples.listWaiting[200].fees.items[0]!)).toEqual([])
})
