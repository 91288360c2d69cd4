import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findRequestPaths, findRequests, waitForRequest } from '#testing/findRequests.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'

const path = '/teacher/alloted-students?student=1'
const title = page.getByRole('heading', { level: 1, name: /Zaynab Malik/ })

test('a student opens from the list and shows attendance and reports of the teacher’s classes', async () => {
  const fetch = await openApp('/teacher/alloted-students', { as: 'teacher' })
  await page.getByRole('rowheader', { name: 'Zaynab Malik' }).getByRole('link').click()
  await expect.poll(currentPath).toBe(path)
  await expect.element(title).toBeVisible()
  const classIds = examples.listClassAssignments[200].typical.students
    .filter(({ student }) => student.id === 1)
    .map(({ classID }) => classID)
  await expect
    .poll(() => findRequestPaths(fetch, 'listAttendance'))
    .toEqual(classIds.map((id) => `/api/attendence/get/${id}`))
  await page.getByRole('region', { name: 'Attendance' }).getByRole('link').first().click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&view=register&day=2026-11-18')
})

// proves D275.1
test('guardians are requested only if the school lets teachers contact them', async () => {
  const closed = await openApp(path, { as: 'teacher' })
  await expect.element(title).toBeVisible()
  expect(findRequests(closed, 'getGuardianContact')).toEqual([])
  const allowed = await openApp(path, { as: 'teacher', situations: { getSettings: 'rupees' } })
  await expect.element(page.getByRole('group', { name: 'Contact Imran Malik' })).toBeVisible()
  expect(findRequestPaths(allowed, 'getGuardianContact')).toEqual(['/api/teacher/guardian-contact/1'])
})

test('a backend that doesn’t return the guardian shows the rest of the page', async () => {
  const fetch = await openApp(path, {
    as: 'teacher',
    situations: { getSettings: 'rupees', getGuardianContact: 'unknownCall' },
  })
  await waitForRequest(fetch, 'getGuardianContact')
  await expect.element(page.getByRole('region', { name: 'Performance reports' })).toBeVisible()
  expect(page.getByRole('group', { name: /^Contact / }).elements()).toEqual([])
})

test('“Write report” opens the form with student, course and class', async () => {
  await openApp(path, { as: 'teacher' })
  await page.getByRole('link', { name: 'Write report' }).click()
  await expect.poll(currentPath).toBe('/teacher/student-performance?form=new&student=1&course=1')
  await expect
    .element(page.getByRole('combobox', { name: 'Student', exact: true }))
    .toHaveValue('STD-001 · Zaynab Malik')
  await expect.element(page.getByRole('textbox', { name: 'Attendance' })).toHaveValue('100%')
})
