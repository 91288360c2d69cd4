import { examples } from '@maktab/contract/examples'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'
import { openApp } from '#testing/openApp.tsx'

const { id, text } = examples.listOwnPractice[200].typical.practices[0]!

/** Thursday, in the week of the example. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-26T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const day = (name: string) => page.getByRole('button', { name: `Practice done on ${name}` }).first()
const register = '/teacher/classes?class=1&view=register&day=2026-03-23'
const field = page.getByRole('textbox', { name: 'Practice until the next lesson' })

// proves D321.2
test('a student marks days of practice on the dashboard, which change at once and are sent in order', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student' })
  const release = fetch.hold('markPractice')
  await day('Tue 24 Mar').click()
  await expect.element(day('Tue 24 Mar')).toHaveAttribute('aria-pressed', 'true')
  await day('Wed 25 Mar').click()
  await expect.element(day('Wed 25 Mar')).toHaveAttribute('aria-pressed', 'false')
  expect(findRequestBodies(fetch, 'markPractice')).toEqual([{ id, day: '2026-03-24', isDone: true }])
  release()
  await waitForRequest(fetch, 'markPractice', 2)
  expect(findRequestBodies(fetch, 'markPractice')[1]).toEqual({ id, day: '2026-03-25', isDone: false })
  await expect.poll(() => findOperationsAfter(fetch, 'markPractice')).toEqual(['listOwnPractice'])
  // The example's response, which is the same as before.
  await expect.element(day('Wed 25 Mar')).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByText(examples.markPractice[200].saved.message).elements()).toEqual([])
})

test('a refused mark is reported and taken back', async () => {
  await openApp('/student/dashboard', { as: 'student', situations: { markPractice: 'invalid' } })
  await day('Tue 24 Mar').click()
  await expect.element(page.getByText(examples.markPractice[422].invalid.error.day[0]!)).toBeVisible()
  await expect.element(day('Tue 24 Mar')).toHaveAttribute('aria-pressed', 'false')
})

test('the card of an enrolled course has its practice', async () => {
  await openApp('/student/enrolled-courses', { as: 'student' })
  await expect.element(page.getByRole('article').first().getByText(text)).toBeVisible()
})

// proves D320.2
test('a teacher sets the practice in the register', async () => {
  const fetch = await openApp(register, { as: 'teacher', situations: { listClassPractice: 'notSet' } })
  await field.fill('Read al-Fil.')
  await page.getByRole('button', { name: 'Save practice' }).click()
  await expect.element(page.getByText(examples.savePractice[200].saved.message)).toBeVisible()
  const { url } = await waitForRequest(fetch, 'listClassPractice', 2)
  expect(Object.fromEntries(url.searchParams)).toEqual({ classId: '1', day: '2026-03-23' })
  expect(findRequestBodies(fetch, 'savePractice')).toEqual([
    { classId: 1, day: '2026-03-23', text: 'Read al-Fil.', students: [] },
  ])
})

test('leaving the day with an unsaved practice asks first', async () => {
  await openApp(register, { as: 'teacher', situations: { listClassPractice: 'notSet' } })
  await field.fill('Read al-Fil.')
  await page.getByRole('link', { name: 'All classes' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field).toHaveValue('Read al-Fil.')
})

// proves D16.3
test('without the operation practice disappears after the first attempt to save it', async () => {
  const situations = { listClassPractice: 'notSet', savePractice: 'unknownCall' } as const
  await openApp(register, { as: 'teacher', situations })
  await field.fill('Read al-Fil.')
  await page.getByRole('button', { name: 'Save practice' }).click()
  await expect.element(page.getByText('Practice isn’t supported on this server. Nothing was saved.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /present$/ }).first()).toBeVisible()
})

test('a backend without extensions has no practice', async () => {
  const fetch = await openApp('/student/dashboard', { as: 'student', situations: { getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'At a glance' })).toBeVisible()
  expect(findRequestBodies(fetch, 'listOwnPractice')).toEqual([])
})
