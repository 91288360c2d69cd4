import { examples } from '@maktab/contract/examples'
import type { TeacherClass } from '@maktab/contract/schema'
import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitForPageLoaded } from '#testing/waitForPageLoaded.ts'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { findRequestBodies, findRequests, waitForRequest } from '#testing/findRequests.ts'

const register = '/teacher/classes?class=1&view=register&day=2026-03-23'
const getBodies = (fetch: ExampleFetch) => findRequestBodies(fetch, 'saveAttendance')

test('the register’s day is in the URL', async () => {
  await openApp(register, { as: 'teacher' })
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  await page.getByRole('tab', { name: 'Single student' }).click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&view=single&day=2026-03-23')
})

const countTimetableRequests = (fetch: ExampleFetch) =>
  findRequests(fetch, 'getTimetable').map(({ url }) => Object.fromEntries(url.searchParams))

// proves X40
test('without a day the register opens on the last lesson, requested once', async () => {
  const lesson = examples.getTimetable[200].typical.lessons.find(({ classId }) => classId === 1)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const fetch = await openApp('/teacher/classes?class=1&view=register', {
    as: 'teacher',
    transformResponse: (response) =>
      JSON.parse(JSON.stringify(response).replaceAll(lesson!.heldOn, yesterday)) as unknown,
  })
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect.poll(() => getBodies(fetch)).toEqual([expect.objectContaining({ date: yesterday })])
  expect(countTimetableRequests(fetch)).toEqual([{ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: '42' }])
})

// proves D276.1
test('without a view the register opens, with buttons for the lessons before and after its day', async () => {
  await openApp('/teacher/classes?class=1', { as: 'teacher' })
  await expect.element(page.getByRole('tab', { name: 'Whole class', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /^Next lesson: / }).click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&view=register&day=2026-11-16')
  await page.getByRole('button', { name: /^Next lesson: / }).click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&view=register&day=2026-11-18')
  await page.getByRole('button', { name: /^Previous lesson: / }).click()
  await expect.poll(currentPath).toBe('/teacher/classes?class=1&view=register&day=2026-11-16')
})

test('the register opens on today when the timetable has no lesson or fails to load', async () => {
  const today = () => new Date().toISOString().slice(0, 10)
  for (const getTimetable of ['unknownCall', 'serverError', 'empty'] as const) {
    await testStep(getTimetable, async () => {
      const before = today()
      const fetch = await openApp('/teacher/classes?class=1&view=register', {
        as: 'teacher',
        situations: { getTimetable },
      })
      // Only a loaded timetable can show that there is no lesson.
      if (getTimetable === 'empty') await waitForPageLoaded(fetch)
      await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
      if (getTimetable === 'empty') await page.getByRole('button', { name: 'Mark anyway' }).click()
      const { body } = await waitForRequest(fetch, 'saveAttendance')
      expect([before, today()]).toContain((body as { date: string }).date)
    })
  }
})

// proves X41
test('the timetable of a day in the URL is requested once; marking a day without a lesson asks first', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=register&day=2026-03-25', { as: 'teacher' })
  const absent = page.getByRole('button', { name: 'Absent: Omar Haddad' })
  await absent.click()
  const question = page.getByRole('alertdialog', { name: /^There’s no lesson on Wednesday 25 March/ })
  await question.getByRole('button', { name: 'Back' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(getBodies(fetch)).toEqual([])
  await absent.click()
  await page.getByRole('button', { name: 'Mark anyway' }).click()
  await page.getByRole('button', { name: 'Present: Maryam Khan' }).click()
  await expect.poll(() => getBodies(fetch)).toHaveLength(2)
  expect(countTimetableRequests(fetch)).toEqual([{ from: '2026-03-04', days: '42' }])
})

test('marking one by one requests the timetable of the marked day', async () => {
  const fetch = await openApp('/teacher/classes?class=1&view=single', {
    as: 'teacher',
    situations: { listAttendance: 'empty' },
  })
  await page.getByRole('combobox', { name: 'Select Student' }).fill('omar')
  await page.getByRole('option', { name: 'STD-004 · Omar Haddad' }).click()
  expect(countTimetableRequests(fetch)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Mark anyway' }).click()
  await expect.poll(() => getBodies(fetch)).toHaveLength(1)
  expect(countTimetableRequests(fetch)).toEqual([{ from: (getBodies(fetch)[0] as { date: string }).date, days: '1' }])
})

test('a class without fixed days isn’t checked for lessons', async () => {
  const classes: readonly TeacherClass[] = examples.listTeacherClasses[200].typical.data
  const classWithoutDays = classes.find(({ timings }) => timings.some(({ days }) => !days?.length))
  const fetch = await openApp(`/teacher/classes?class=${classWithoutDays!.id}&view=register&day=2026-03-25`, {
    as: 'teacher',
  })
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect.poll(() => getBodies(fetch)).toHaveLength(1)
})

test('offline, no lesson check is made and the mark is stored', async () => {
  await openApp('/teacher/classes?class=1&view=register&day=2026-03-25', {
    as: 'teacher',
    situations: { saveAttendance: 'networkError' },
  })
  await expect.element(page.getByRole('button', { name: 'Mark everyone present' })).toBeVisible()
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: 'Absent: Omar Haddad' }).click()
  await expect.element(page.getByText('1 attendance entry hasn’t been sent yet.')).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toEqual([])
})
