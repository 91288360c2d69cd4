import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

// proves X55
test.each([
  ['students?student=1', 'details', 'Student Details'],
  ['students?student=1', 'timings', 'Class Timings'],
  ['students?student=1', 'code', 'Assign ID'],
  ['students?student=1', 'billing', 'Billing'],
  ['teacher?teacher=1', 'details', 'Teacher Details'],
  ['teacher?teacher=1', 'timings', 'Class Timings'],
  ['teacher?teacher=1', 'courses', 'Assign Course'],
  ['teacher?teacher=1', 'credentials', 'Edit Login Credentials'],
  ['students?student=1', 'teachers', 'Teacher and times'],
  ['students?student=1', 'events', 'Events'],
  ['teacher?teacher=1', 'students', 'Students'],
  ['students?student=1', 'grades', 'Student Details'],
])('the address %s&tab=%s opens its tab', async (record, id, name) => {
  await openApp(`/admin/${record}&tab=${id}`, { as: 'admin' })
  await expect.element(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})

// proves 1§2.teachers.6, 2§2.students.3
test.each([
  ['students?student=1', ['Student Details', 'Class Timings', 'Billing', 'Assign ID']],
  ['teacher?teacher=1', ['Teacher Details', 'Class Timings', 'Assign Course', 'Edit Login Credentials']],
])('the tabs of %s begin with the four of the specification', async (record, names) => {
  await openApp(`/admin/${record}`, { as: 'admin' })
  await expect.element(page.getByRole('tab', { name: names[0]! })).toBeVisible()
  const tabs = page.getByRole('tab').elements()
  expect(tabs.slice(0, 4).map(({ textContent }) => textContent)).toEqual(names)
})
