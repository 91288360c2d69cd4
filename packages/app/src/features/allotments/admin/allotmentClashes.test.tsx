import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest } from '#testing/findRequests.ts'

const { conflict, conflictRefused } = examples.findClashes[200]
const allotment = examples.listAllotments[200].typical.teacherAllotment[0]!
const timing = allotment.student_class_timings[0]!
const address = `/admin/allot-teacher?edit=${allotment.id}`

const open = (situations: Situations = {}) => openApp(address, { as: 'admin', situations })
const day = (name: string) => page.getByRole('checkbox', { name })
/** Clicks the label, because it covers the checkbox. */
const press = (short: string) => page.getByText(short, { exact: true }).click()
const update = () => page.getByRole('button', { name: 'Update Allotment' }).click()
const question = (...days: number[]) => ({
  teacherId: allotment.teacher.id,
  allotmentId: allotment.id,
  studentIds: [allotment.student.id],
  times: [{ from: timing.preferred_time_from, to: timing.preferred_time_to, days }],
})
const notice = () => page.getByText(/scheduling conflicts?/).first()

// proves X23
test('conflicts are checked once times have days, and shown before saving', async () => {
  const fetch = await open({ findClashes: 'conflict' })
  await expect.element(day('Monday')).toBeVisible()
  expect(findRequestBodies(fetch, 'findClashes')).toEqual([])
  await press('Mon')
  await expect.poll(() => findRequestBodies(fetch, 'findClashes')).toEqual([question(1)])
  await expect.element(notice()).toBeVisible()
  await press('Mon')
  await expect.poll(() => notice().query()).toBeNull()
})

// proves X24
test('continuing despite conflicts sends the confirmation, and only then saves', async () => {
  const fetch = await open({ findClashes: 'conflict' })
  await press('Mon')
  await expect.element(notice()).toBeVisible()
  await update()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(conflict.clashes[0]!.title!).first()).toBeVisible()
  expect(findRequestBodies(fetch, 'updateAllotment')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.query()).toBeNull()
  await expect.element(day('Monday')).toBeChecked()
  await update()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  expect(findRequestBodies(fetch, 'updateAllotment')).toEqual([
    expect.objectContaining({ goOn: true, classTimes: [expect.objectContaining({ id: timing.id, days: [1] })] }),
  ])
})

test('a school that allows no conflicts offers only to go back', async () => {
  const fetch = await open({ findClashes: 'conflictRefused' })
  await press('Mon')
  await expect.element(notice()).toBeVisible()
  await update()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  expect(
    question
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel ?? button.textContent),
  ).toEqual(['Close', 'Change times'])
  await question.getByRole('button', { name: 'Change times' }).click()
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
  expect(conflictRefused.mayGoOn).toBe(false)
  expect(findRequestBodies(fetch, 'updateAllotment')).toEqual([])
  await expect.element(day('Monday')).toBeChecked()
})

test('a save rejected because of a new conflict asks for confirmation', async () => {
  const fetch = await open()
  fetch.answer('updateAllotment', () =>
    Response.json({ message: 'No', error: { classTimes: ['Taken then.'] } }, { status: 422 }),
  )
  await press('Mon')
  await waitForRequest(fetch, 'findClashes')
  fetch.use({ findClashes: 'conflict' })
  await update()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  fetch.answer('updateAllotment')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  expect(findRequestBodies(fetch, 'updateAllotment')).toEqual([
    expect.not.objectContaining({ goOn: true }),
    expect.objectContaining({ goOn: true }),
  ])
})

test('a response for times that have changed since isn’t shown', async () => {
  const fetch = await open({ findClashes: 'conflict' })
  const release = fetch.hold('findClashes')
  await press('Mon')
  await expect.poll(() => findRequestBodies(fetch, 'findClashes')).toEqual([question(1)])
  fetch.use({ findClashes: 'none' })
  await press('Tue')
  await expect.poll(() => findRequestBodies(fetch, 'findClashes')).toEqual([question(1), question(1, 2)])
  release()
  // The next response arrives after both and is the only one with conflicts.
  fetch.answer('findClashes', () => Response.json({ mayGoOn: true, clashes: conflict.clashes.slice(0, 1) }))
  await press('Wed')
  await expect.element(page.getByText('1 scheduling conflict').first()).toBeVisible()
  expect(page.getByText('4 scheduling conflicts').query()).toBeNull()
})

test('a backend without conflict checks is requested once, and saving works', async () => {
  const fetch = await open({ findClashes: 'unknownCall', suggestTeachers: 'unknownCall' })
  await press('Mon')
  await waitForRequest(fetch, 'findClashes')
  await press('Tue')
  await update()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  expect(findRequestBodies(fetch, 'findClashes')).toHaveLength(1)
  expect(findRequestBodies(fetch, 'updateAllotment')).toHaveLength(1)
})

test('a failed conflict check shows nothing and doesn’t block saving', async () => {
  const fetch = await open({ findClashes: 'networkError' })
  await press('Mon')
  await waitForRequest(fetch, 'findClashes')
  await update()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  expect(page.getByRole('alert').elements()).toEqual([])
})
