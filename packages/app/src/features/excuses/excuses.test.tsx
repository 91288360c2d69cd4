import { examples } from '@maktab/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'
import { openApp } from '#testing/openApp.tsx'

const lesson = examples.getTimetable[200].excused.lessons[0]!
const key = { classId: lesson.classId, timingId: lesson.timingId, day: lesson.day }
const { title } = lesson

/** The day before the lesson. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-22T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const cannotCome = page.getByRole('button', { name: `Can’t come: ${title}` })
const send = page.getByRole('button', { name: 'Send' })

// proves D315.4
test('a student excuses themselves from the next lesson on the dashboard', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student' })
  const [next] = examples.getTimetable[200].typical.lessons
  await page.getByRole('button', { name: /^Can’t come: / }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('A wedding')
  await send.click()
  await expect.element(page.getByText(examples.excuseLesson[200].saved.message)).toBeVisible()
  const { classId, timingId, day } = next!
  expect(findRequestBodies(fetch, 'excuseLesson')).toEqual([{ classId, timingId, day, reason: 'A wedding' }])
  expect(findOperationsAfter(fetch, 'excuseLesson').toSorted()).toEqual(['getTimetable', 'listOwnAttendance'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a student withdraws an excuse in the lesson’s dialog of the timetable', async () => {
  const situations = { getTimetable: 'excused' } as const
  const fetch = await openApp('/student/timetable?week=2026-03-23', { as: 'student', situations })
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: `I can come: ${title}` }).click()
  await expect.element(page.getByText(examples.withdrawExcuse[200].saved.message)).toBeVisible()
  expect(findRequestBodies(fetch, 'withdrawExcuse')).toEqual([key])
})

test('a refused withdrawal is reported once, in a toast', async () => {
  const situations = { getTimetable: 'excused', withdrawExcuse: 'invalid' } as const
  await openApp('/student/timetable?week=2026-03-23', { as: 'student', situations })
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: `I can come: ${title}` }).click()
  await expect.element(page.getByText(examples.withdrawExcuse[422].invalid.error.day[0]!)).toBeVisible()
})

test('a refused excuse keeps the reason', async () => {
  await openApp('/student/dashboard', { as: 'student', situations: { excuseLesson: 'invalid' } })
  await page.getByRole('button', { name: /^Can’t come: / }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('A wedding')
  await send.click()
  await expect.element(page.getByText(examples.excuseLesson[422].invalid.error.day[0]!).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Reason/ })).toHaveValue('A wedding')
})

// proves D16.3
test('without the operation nothing is offered after the first attempt', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student', situations: { excuseLesson: 'unknownCall' } })
  await page.getByRole('button', { name: /^Can’t come: / }).click()
  await send.click()
  await waitForRequest(fetch, 'excuseLesson')
  await expect.element(page.getByText('Excuses aren’t supported on this server. Nothing was sent.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Can’t come: / })).not.toBeInTheDocument()
})

test('a backend without extensions offers no excuses', async () => {
  await openApp('/student/enrolled-courses?classes=all', { as: 'student', situations: { getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'All Classes' })).toBeVisible()
  await expect.element(cannotCome).not.toBeInTheDocument()
})

test('the register shows who is excused', async () => {
  const situations = { listAttendance: 'excused' } as const
  await openApp('/teacher/classes?class=1&view=register&day=2026-11-18', { as: 'teacher', situations })
  await expect.element(page.getByText(/^Excused: She has a doctor’s appointment\.$/)).toBeVisible()
})
