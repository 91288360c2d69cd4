import { examples } from '@maktab/contract/examples'
import type { TeacherClass } from '@maktab/contract/schema'
import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/requests.ts'

const students = examples.listClassStudents[200].typical.students
const record = examples.listAttendance[200].typical.attendences.find(
  ({ date, student }) => date === '2026-11-18' && student.id === 6,
)!
const register = '/teacher/classes?class=1&view=register&day=2026-03-23'
const bodies = (fetch: ExampleFetch) => findRequestBodies(fetch, 'saveAttendance')
const keptMarks = () => Object.keys(localStorage).filter((name) => name.startsWith('mark:'))

// proves GET class/{id}/students, GET attendence/get/{classId}, GET teacher-allotment/get-teacher-allotment
test('the class’s students, their names and their marks are asked for', async () => {
  const fetch = await openApp('/teacher/classes?class=1', { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: /^Edit STD-006 · Maryam Khan, 18/ })).toBeVisible()
  expect(findRequestPaths(fetch, 'listClassStudents')).toEqual(['/api/class/1/students'])
  expect(findRequestPaths(fetch, 'listAttendance')).toEqual(['/api/attendence/get/1'])
  expect(findRequestPaths(fetch, 'listTeacherAllotments')).toEqual(['/api/teacher-allotment/get-teacher-allotment'])
})

// proves 2§1.2, 2§2.attendance.2, 2§2.attendance.3, 2§2.attendance.4, 2§3.15, 2§3.16
// proves POST attendence/add-edit/{recordId}
test('a new mark has 0 in the path, then the list is read again', async () => {
  const fetch = await openApp('/teacher/classes?class=1', {
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
test('an edited mark has its own id in the path', async () => {
  const fetch = await openApp('/teacher/classes?class=1', { as: 'teacher' })
  await page.getByRole('button', { name: /^Edit STD-006 · Maryam Khan, 18/ }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => findRequestPaths(fetch, 'saveAttendance')).toEqual([`/api/attendence/add-edit/${record.id}`])
  expect(bodies(fetch)).toEqual([
    { classId: 1, studentId: 6, date: '2026-11-18', status: record.status, version: record.version },
  ])
})

// proves DELETE attendence/delete/{id}
test('a mark is deleted after a question', async () => {
  const fetch = await openApp('/teacher/classes?class=1', { as: 'teacher' })
  await pressRowAction('Delete', 'STD-006 · Maryam Khan, 18')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'deleteAttendance')).toEqual(['listAttendance'])
  expect(findRequestPaths(fetch, 'deleteAttendance')).toEqual([`/api/attendence/delete/${record.id}`])
})

// proves D26.2
test('a whole class in one press: each student once, then the list is read again', async () => {
  const fetch = await openApp(register, { as: 'teacher' })
  await page.getByRole('button', { name: 'Everyone present' }).click()
  await expect.element(page.getByText('Saved', { exact: true }).nth(students.length - 1)).toBeVisible()
  expect(bodies(fetch)).toEqual(
    students.map(({ id }) => ({ classId: 1, studentId: id, date: '2026-03-23', status: 'present' })),
  )
  await waitForRequest(fetch, 'listAttendance', 2)
  expect(keptMarks()).toEqual([])
})

test('a mark over a record goes to that record', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-11-18', { as: 'teacher' })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.poll(() => findRequestPaths(fetch, 'saveAttendance')).toEqual([`/api/attendence/add-edit/${record.id}`])
})

// proves D26.3
test('while the line is down marks stay, and each is sent once when it is back', async () => {
  const fetch = await openApp(register, { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: 'Everyone present' })).toBeVisible()
  fetch.use({ saveAttendance: 'networkError', listAttendance: 'networkError' })
  await page.getByRole('button', { name: 'Everyone present' }).click()
  await expect.element(page.getByText(`${students.length} marks are not sent yet.`)).toBeVisible()
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Absent: Omar Haddad' }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(keptMarks()).toHaveLength(students.length)

  const before = bodies(fetch).length
  fetch.use({ saveAttendance: 'saved', listAttendance: 'typical' })
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Saved', { exact: true }).nth(students.length - 1)).toBeVisible()
  const sent = bodies(fetch).slice(before) as { studentId: number; status: string }[]
  expect(sent.map(({ studentId }) => studentId).toSorted((one, other) => one - other)).toEqual(
    students.map(({ id }) => id),
  )
  expect(sent.find(({ studentId }) => studentId === 4)?.status).toBe('absent')
  expect(keptMarks()).toEqual([])
  await expect.element(page.getByText(/not sent yet/)).not.toBeInTheDocument()
})

// proves D26.3
test('a mark whose answer was lost is looked up, not written twice', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-11-18', { as: 'teacher' })
  // The first try is lost; by the second, the list shows that it had arrived.
  fetch.use({ saveAttendance: 'networkError', listAttendance: 'empty' })
  const letGo = fetch.hold('saveAttendance')
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await page.getByRole('button', { name: 'Absent: Maryam Khan' }).click()
  fetch.use({ listAttendance: 'typical', saveAttendance: 'networkError' })
  letGo()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(findRequests(fetch, 'saveAttendance')).toHaveLength(1)
})

test('a refusal stands in its row, and is tried again or discarded', async () => {
  const fetch = await openApp(register, { as: 'teacher', situations: { saveAttendance: 'invalid' } })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.element(page.getByText('Not saved: Date is required')).toBeVisible()
  await page.getByRole('button', { name: 'Try again: Maryam Khan' }).click()
  await waitForRequest(fetch, 'saveAttendance', 2)
  await page.getByRole('button', { name: 'Discard the mark of Maryam Khan' }).click()
  await expect.element(page.getByText(/Not saved/)).not.toBeInTheDocument()
  expect(keptMarks()).toEqual([])
})

// proves D26.3
test('leaving with unsent marks asks, and logging out removes them', async () => {
  await openApp(register, { as: 'teacher', situations: { saveAttendance: 'networkError' } })
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.element(page.getByText('1 mark is not sent yet.')).toBeVisible()
  await page.getByRole('link', { name: 'All classes' }).click()
  await expect.element(page.getByRole('alertdialog').getByText('Leave before all marks are sent?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(currentPath()).toBe(register)
  expect(keptMarks()).toHaveLength(1)
  await page.getByRole('button', { name: /Amina Yusuf|Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByText('You are logged out.')).toBeVisible()
  expect(keptMarks()).toEqual([])
})

test('the register’s day is in the address', async () => {
  await openApp(register, { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: 'Everyone present' })).toBeVisible()
  await page.getByRole('tab', { name: 'One by one' }).click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&day=2026-03-23')
})

const lessonsAsked = (fetch: ExampleFetch) =>
  findRequests(fetch, 'getTimetable').map(({ url }) => Object.fromEntries(url.searchParams))

// proves X40
test('without a day the register opens on the lesson that is marked now, asked for once', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register', { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: 'Everyone present' })).toBeVisible()
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  const held = examples.getTimetable[200].typical.lessons.flatMap((one) => (one.classId === 1 ? [one.heldOn] : []))
  await expect.poll(() => bodies(fetch)).toEqual([expect.objectContaining({ date: held.toSorted().at(-1) })])
  expect(lessonsAsked(fetch)).toEqual([{ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: '14' }])
})

test('the register opens on today when the timetable has no lesson, or is not there', async () => {
  const today = () => new Date().toISOString().slice(0, 10)
  for (const getTimetable of ['unknownCall', 'serverError', 'empty'] as const) {
    await testStep(getTimetable, async () => {
      const before = today()
      const fetch = await openApp('/teacher/classes?class=1&view=register', {
        as: 'teacher',
        situations: { getTimetable },
      })
      await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
      // Only a timetable that is there can say that there is no lesson then.
      if (getTimetable === 'empty') await page.getByRole('button', { name: 'Mark all the same' }).click()
      const { body } = await waitForRequest(fetch, 'saveAttendance')
      expect([before, today()]).toContain((body as { date: string }).date)
    })
  }
})

// proves X41
test('the timetable of a day in the address is asked for once; a mark for a day without a lesson is meant, or not sent', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-03-25', { as: 'teacher' })
  const absent = page.getByRole('button', { name: 'Absent: Omar Haddad' })
  await absent.click()
  const question = page.getByRole('alertdialog', { name: /^There is no lesson on Wednesday 25 March/ })
  await question.getByRole('button', { name: 'Back' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(bodies(fetch)).toEqual([])
  await absent.click()
  await page.getByRole('button', { name: 'Mark all the same' }).click()
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.poll(() => bodies(fetch)).toHaveLength(2)
  expect(lessonsAsked(fetch)).toEqual([{ from: '2026-03-25', days: '1' }])
})

test('marking one by one asks for the timetable of the day that is sent', async () => {
  const fetch = await openApp('/teacher/classes?class=1', { as: 'teacher', situations: { listAttendance: 'empty' } })
  await page.getByRole('combobox', { name: 'Select Student' }).fill('omar')
  await page.getByRole('option', { name: 'STD-004 · Omar Haddad' }).click()
  expect(lessonsAsked(fetch)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Mark all the same' }).click()
  await expect.poll(() => bodies(fetch)).toHaveLength(1)
  expect(lessonsAsked(fetch)).toEqual([{ from: (bodies(fetch)[0] as { date: string }).date, days: '1' }])
})

test('of a class whose days are agreed with the teacher nothing is asked', async () => {
  const classes: readonly TeacherClass[] = examples.listTeacherClasses[200].typical.data
  const loose = classes.find(({ timings }) => timings.some(({ days }) => !days?.length))
  const fetch = await openApp(`/teacher/classes?class=${loose!.id}&view=register&day=2026-03-25`, { as: 'teacher' })
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect.poll(() => bodies(fetch)).toHaveLength(1)
})

test('without a line nothing is asked, and the mark is kept', async () => {
  await openApp('/teacher/classes?class=1&view=register&day=2026-03-25', {
    as: 'teacher',
    situations: { saveAttendance: 'networkError' },
  })
  await expect.element(page.getByRole('button', { name: 'Everyone present' })).toBeVisible()
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect.element(page.getByText('1 mark is not sent yet.')).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})
