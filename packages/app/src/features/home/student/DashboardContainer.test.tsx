import { examples } from '@maktab/contract/examples'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequestPaths } from '#testing/findRequests.ts'

const { courses } = examples.listEnrolledCourses[200].typical

// proves 1§2.routes.18, 2§2.paths.2, 2§2.studentDashboard.1, GET student/get-std-courses
test('the counts come from the two lists, each requested once', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student' })
  const numbers = page.getByRole('list', { name: 'At a glance' })
  const { classes } = examples.listStudentClasses[200].typical
  await expect.element(numbers).toHaveTextContent(`Enrolled Courses${courses.length}Classes${classes.length}`)
  expect(findRequestPaths(fetch, 'listEnrolledCourses')).toEqual(['/api/student/get-std-courses'])
  expect(findRequestPaths(fetch, 'listStudentClasses')).toEqual(['/api/student/classes'])
})

// proves D11.1
test('on a plain backend a student without courses sees 0 and no error', async () => {
  await openApp('/student/dashboard', {
    as: 'student',
    situations: { getSettings: 'unknownCall', listEnrolledCourses: 'empty', listStudentClasses: 'empty' },
  })
  await expect.element(page.getByText('No enrolled courses found.')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toHaveTextContent('Enrolled Courses0Classes0')
  await expect.element(page.getByRole('region', { name: 'Your first days' })).not.toBeInTheDocument()
})

// proves D11.1
test('a new account sees its first days instead of zeros, and can test the microphone', async () => {
  const { stream } = new AudioContext().createMediaStreamDestination()
  const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  await openApp('/student/dashboard', {
    as: 'student',
    situations: { listEnrolledCourses: 'empty', listStudentClasses: 'empty', listOwnAttendance: 'empty' },
  })
  const firstDays = page.getByRole('region', { name: 'Your first days' })
  await expect.element(firstDays.getByText(/^Receipt sent/)).toBeVisible()
  await expect.element(page.getByText('No enrolled courses found.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('list', { name: 'At a glance' })).not.toBeInTheDocument()
  await firstDays.getByRole('button', { name: 'Test now' }).click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await expect.element(page.getByText('Say a few words.')).toBeVisible()
  expect(microphone).toHaveBeenCalledWith({ audio: true })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  microphone.mockRestore()
})

test('the page greets the student by name', async () => {
  await openApp('/student/dashboard', { as: 'student', situations: { getCurrentUser: 'student' } })
  const { name } = examples.getCurrentUser[200].student.user
  await expect.element(page.getByRole('heading', { level: 1, name: `Dashboard Hello, ${name}` })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Dashboard/)
})

// proves 2§8.15
test('each failure shows the specification’s message once', async () => {
  const fetch = await openApp('/student/dashboard', {
    as: 'student',
    situations: { listEnrolledCourses: 'serverError', listStudentClasses: 'serverError' },
  })
  await expect.element(page.getByText('Error fetching courses')).toBeVisible()
  await expect.element(page.getByText('Failed to load classes')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveLength(2)
  fetch.use({ listEnrolledCourses: 'typical' })
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(page.getByRole('heading', { name: courses[0]!.name, exact: true })).toBeVisible()
})

const secondaryLists = ['listStudentEvents', 'listStudentBilling', 'listOwnAttendance']

// proves X46
test('lessons, courses and classes are requested before the rest, each list once', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student' })
  await expect.element(page.getByRole('list', { name: 'My progress' })).toBeVisible()
  const operationIds: string[] = fetch.requests.flatMap(({ operationId }) => operationId ?? [])
  for (const id of secondaryLists)
    expect(
      operationIds.filter((one) => one === id),
      id,
    ).toHaveLength(1)
  const first = ['getTimetable', 'listEnrolledCourses', 'listStudentClasses']
  const lastOfFirst = Math.max(...first.map((id) => operationIds.lastIndexOf(id)))
  for (const id of secondaryLists) expect(operationIds.indexOf(id), id).toBeGreaterThan(lastOfFirst)
  await page.getByRole('link', { name: 'Attendance in Arabic grammar I' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Attendance/ })).toBeVisible()
})

// proves X46
test('rejected payments link to where they are settled, and those under review are one line', async () => {
  await openApp('/student/dashboard', { as: 'student', situations: { listStudentEvents: 'rejected' } })
  const needs = page.getByRole('list', { name: 'Needs your attention' })
  await expect
    .element(needs.getByRole('link', { name: 'Send another receipt for التجويد المتقدم' }))
    .toHaveAttribute('href', '/student/courses?purchase=7')
  await expect.element(page.getByText(/receipts? under review$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See billing' })).toHaveAttribute('href', '/student/billing')
})

// proves X46
test.each(['listStudentEvents', 'listStudentBilling'] as const)(
  'when %s fails the rest of the dashboard works',
  async (call) => {
    await openApp('/student/dashboard', { as: 'student', situations: { [call]: 'serverError' } })
    await expect.element(page.getByText('Couldn’t load payments or events.')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'My progress' })).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)

// proves X46
test('without attendance on the backend the rest of the dashboard works without an error', async () => {
  await openApp('/student/dashboard', { as: 'student', situations: { listOwnAttendance: 'unknownCall' } })
  await expect.element(page.getByRole('list', { name: 'Needs your attention' })).toBeVisible()
  await expect.element(page.getByText('Loading attendance')).not.toBeInTheDocument()
  expect(page.getByText('My progress').elements()).toEqual([])
  expect(page.getByRole('alert').elements()).toEqual([])
})

// proves X46
test('a report is marked as new until it was opened on this device', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const replaceDate = (response: unknown): unknown =>
    JSON.parse(JSON.stringify(response).replaceAll('2026-11-16', today))
  await openApp('/student/dashboard', { as: 'student', transformResponse: replaceDate })
  const isNew = page.getByRole('link', { name: 'See report for Tajweed, Monday group' })
  await isNew.click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Student Performance Report/ })).toBeVisible()
  await expect.poll(() => document.cookie).toContain(`1-1-${today}`)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(page.getByRole('list', { name: 'My progress' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Needs your attention' })).toBeVisible()
  expect(isNew.elements()).toEqual([])
})
