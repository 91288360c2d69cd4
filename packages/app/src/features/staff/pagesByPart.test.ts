import { expect, test } from 'vitest'
import { admin } from '#addresses/admin.ts'
import { isPageForPart } from './pagesByPart.ts'

const pages = Object.keys(admin)
const shared = ['dashboard', 'inbox', 'students', 'events', 'reminders', 'account']

test('each part of the office has its own pages, and without a part all are open', () => {
  expect(pages.filter((page) => isPageForPart(page, 'payments')).toSorted()).toEqual(
    [...shared, 'fees', 'discounts', 'income'].toSorted(),
  )
  expect(pages.filter((page) => isPageForPart(page, 'teaching')).toSorted()).toEqual(
    [
      ...shared,
      'timetable',
      'trials',
      'courses',
      'classes',
      'teachers',
      'allotTeachers',
      'reports',
      'policy',
      'import',
    ].toSorted(),
  )
  expect(pages.filter((page) => !isPageForPart(page, undefined))).toEqual([])
})
