import { examples } from '@maktab/contract/examples'
import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const students = examples.listClassStudents[200].typical.students
const record = examples.listAttendance[200].typical.attendences.find(
  ({ date, student }) => date === '2026-11-18' && student.id === 6,
)!
const register = '/teacher/classes?class=1&view=register&day=2026-03-23'
const getBodies = (fetch: ExampleFetch) => findRequestBodies(fetch, 'saveAttendance')
const getStoredMarks = () => Object.keys(localStorage).filter((name) => name.startsWith('mark:'))

// proves GET class/{id}/students, GET attendence/get/{classId}, GET teacher-allotment/get-teacher-allotment
test('requests the class’s students, their names and their marks', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=single', { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: /^Edit STD-006 · Maryam Khan, 18/ })).toBeVisible()
  expect(findRequestPaths(fetch, 'listClassStudents')).toEqual(['/api/class/1/students'])
  expect(findRequestPaths(fetch, 'listAttendance')).toEqual(['/api/attendence/get/1'])
  expect(findRequestPaths(fetch, 'listTeacherAllotments')).toEqual(['/api/teacher-allotment/get-teacher-allotment'])
})

// proves 2§1.2, 2§2.attendance.2, 2§2.attendance.3, 2§2.attendance.4, 2§3.15, 2§3.16
// proves POST attendence/add-edit/{recordId}
test('a new mark is sent with 0 in the path, then the list is refetched', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=single', {
    as: 'teacher',
    situations: { listAttendance: 'empty', getTimetable: 'unknownCall' },
  })
  await page.getByRole('combobox', { name: 'Select Student' }).fill('omar')
  await page.getByRole('option', { name: 'STD-004 · Omar Haddad' }).click()
  await page.getByRole('radio', { name: 'Absent' }).click({ force: true })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText(examples.saveAttendance[200].saved.message)).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'saveAttendance')
  expect(url.pathname).toBe('/api/attendence/add-edit/0')
  expect(body).toEqual({
    classId: 1,
    studentId: 4,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    status: 'absent',
  })
  expect(findOperationsAfter(fetch, 'saveAttendance')).toEqual(['listAttendance'])
})

// proves 2§6.2, POST attendence/add-edit/{recordId}
test('an edited mark is sent with its ID in the path', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=single', { as: 'teacher' })
  await page.getByRole('button', { name: /^Edit STD-006 · Maryam Khan, 18/ }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => findRequestPaths(fetch, 'saveAttendance')).toEqual([`/api/attendence/add-edit/${record.id}`])
  expect(getBodies(fetch)).toEqual([
    { classId: 1, studentId: 6, date: '2026-11-18', status: record.status, version: record.version },
  ])
})

// proves DELETE attendence/delete/{id}
test('deleting a mark asks first', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=single', { as: 'teacher' })
  await pressRowAction('Delete', 'STD-006 · Maryam Khan, 18')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'deleteAttendance')).toEqual(['listAttendance'])
  expect(findRequestPaths(fetch, 'deleteAttendance')).toEqual([`/api/attendence/delete/${record.id}`])
})

// proves D26.2
test('marking a whole class sends each student once, then refetches the list', async () => {
  const fetch = await openApp(register, { as: 'teacher' })
  await page.getByRole('button', { name: 'Mark everyone present' }).click()
  await expect.element(page.getByText('Saved', { exact: true }).nth(students.length - 1)).toBeVisible()
  expect(getBodies(fetch)).toEqual(
    students.map(({ id }) => ({ classId: 1, studentId: id, date: '2026-03-23', status: 'present' })),
  )
  await waitForRequest(fetch, 'listAttendance', 2)
  expect(getStoredMarks()).toEqual([])
})

test('marking a student with a record updates that record', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-11-18', { as: 'teacher' })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.poll(() => findRequestPaths(fetch, 'saveAttendance')).toEqual([`/api/attendence/add-edit/${record.id}`])
})

// proves D276.2
test('undoing “everyone present” deletes the saved marks and leaves the class unmarked', async () => {
  const fetch = await openApp(register, { as: 'teacher' })
  const saved = students.map((student, index) => ({
    ...record,
    id: 900 + index,
    student,
    date: '2026-03-23',
    status: 'present',
  }))
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  fetch.answer('listAttendance', () => Response.json({ attendences: saved }))
  await page.getByRole('button', { name: 'Mark everyone present' }).click()
  await waitForRequest(fetch, 'listAttendance', 2)
  await expect.element(page.getByText(`${students.length} present`)).toBeVisible()
  fetch.answer('listAttendance')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(`${students.length} not marked`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  await expect.poll(getStoredMarks).toEqual([])
  expect(findRequestPaths(fetch, 'deleteAttendance').toSorted()).toEqual(
    saved.map(({ id }) => `/api/attendence/delete/${id}`),
  )
})

// proves D26.3
test('marks made offline stay and are each sent once when the connection is back', async () => {
  const fetch = await openApp(register, { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  fetch.use({ saveAttendance: 'networkError', listAttendance: 'networkError' })
  await page.getByRole('button', { name: 'Mark everyone present' }).click()
  await expect.element(page.getByText(`${students.length} attendance entries haven’t been sent yet.`)).toBeVisible()
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Absent: Omar Haddad' }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(getStoredMarks()).toHaveLength(students.length)

  const before = getBodies(fetch).length
  fetch.use({ saveAttendance: 'saved', listAttendance: 'typical' })
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Saved', { exact: true }).nth(students.length - 1)).toBeVisible()
  const sent = getBodies(fetch).slice(before) as { studentId: number; status: string }[]
  expect(sent.map(({ studentId }) => studentId).toSorted((one, other) => one - other)).toEqual(
    students.map(({ id }) => id),
  )
  expect(sent.find(({ studentId }) => studentId === 4)?.status).toBe('absent')
  expect(getStoredMarks()).toEqual([])
  await expect.element(page.getByText(/been sent yet/)).not.toBeInTheDocument()
})

// proves D26.3
test('a mark whose response was lost is checked, not written twice', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-11-18', { as: 'teacher' })
  // The first attempt is lost; before the second, the list shows that it arrived.
  fetch.use({ saveAttendance: 'networkError', listAttendance: 'empty' })
  const release = fetch.hold('saveAttendance')
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await page.getByRole('button', { name: 'Absent: Maryam Khan' }).click()
  fetch.use({ listAttendance: 'typical', saveAttendance: 'networkError' })
  release()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(findRequests(fetch, 'saveAttendance')).toHaveLength(1)
})

test('a rejected mark shows the error in its row and can be retried or discarded', async () => {
  const fetch = await openApp(register, { as: 'teacher', situations: { saveAttendance: 'invalid' } })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.element(page.getByText('Not saved: Date is required')).toBeVisible()
  await page.getByRole('button', { name: 'Try again: Maryam Khan' }).click()
  await waitForRequest(fetch, 'saveAttendance', 2)
  await page.getByRole('button', { name: 'Discard Maryam Khan’s attendance' }).click()
  await expect.element(page.getByText(/Not saved/)).not.toBeInTheDocument()
  expect(getStoredMarks()).toEqual([])
})

// proves D26.3
test('leaving with unsent marks asks, and logging out deletes them', async () => {
  await openApp(register, { as: 'teacher', situations: { saveAttendance: 'networkError' } })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.element(page.getByText('1 attendance entry hasn’t been sent yet.')).toBeVisible()
  await page.getByRole('link', { name: 'All classes' }).click()
  await expect.element(page.getByRole('alertdialog').getByText('Leave before all attendance is sent?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(currentPath()).toBe(register)
  expect(getStoredMarks()).toHaveLength(1)
  await page.getByRole('button', { name: /Amina Yusuf|Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  expect(getStoredMarks()).toEqual([])
})
