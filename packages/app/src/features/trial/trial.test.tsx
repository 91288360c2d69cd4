import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findRequestBodies } from '#testing/findRequests.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'

const { requested } = examples.requestTrial[200]
const { typical: own } = examples.getTrial[200]
const { trials } = examples.listTrials[200].typical
const token = requested.path.split('/').at(-1)
const course = own.trial.course
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function fill(): Promise<void> {
  await page.getByRole('textbox', { name: 'Student’s name' }).fill('Zoya Iqbal')
  await page.getByRole('textbox', { name: 'Age' }).fill('8')
  await page.getByRole('radiogroup', { name: 'Language of the lesson' }).getByText('English').click()
  for (const field of [/\bDay$/, /\bTime$/]) {
    await page.getByRole('button', { name: field }).first().click()
    await page.getByRole('listbox').getByRole('option').first().click()
  }
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('+44 20 5550142')
}

test('a visitor asks for a trial lesson of the course in the link and arrives at the private page', async () => {
  const fetch = await openApp(`/try-a-lesson?course=${course.id}`)
  await expect.element(page.getByText(course.name)).toBeVisible()
  await fill()
  await press('Ask for a free lesson')
  await expect.element(page.getByRole('heading', { level: 1, name: 'We received your request' })).toHaveFocus()
  expect(currentPath()).toBe(requested.path)
  const [body] = findRequestBodies(fetch, 'requestTrial')
  expect(body).toMatchObject({ name: 'Zoya Iqbal', age: 8, language: 'english', courseId: course.id })
  expect((body as { wishes: unknown[] }).wishes).toHaveLength(1)
  expect(fetch.requests.find(({ operationId }) => operationId === 'requestTrial')?.headers.has('idempotency-key')).toBe(
    true,
  )
})

test('refused times are shown at their fields, and typed values stay', async () => {
  const fetch = await openApp('/try-a-lesson', { situations: { requestTrial: 'pastTime' } })
  await fill()
  await press('Ask for a free lesson')
  await expect.element(page.getByText(/This time has passed/).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Student’s name' })).toHaveValue('Zoya Iqbal')
  expect(findRequestBodies(fetch, 'requestTrial')).toHaveLength(1)
})

test.each([{ getSettings: 'empty' }, { getSettings: 'unknownCall' }] as const)(
  'a school or backend without trial lessons says so: %j',
  async (situations) => {
    await openApp('/try-a-lesson', { situations })
    await expect.element(page.getByRole('heading', { level: 1, name: 'No trial lessons at the moment' })).toBeVisible()
  },
)

test('the private page shows the lesson and leads to a registration that is prefilled and linked', async () => {
  const fetch = await openApp(`/try-a-lesson/${token}`, { situations: { getTrial: 'held' } })
  const link = page.getByRole('link', { name: 'Register' })
  await expect.element(link).toHaveAttribute('href', `/create-student-account?trial=${token}`)
  await link.click()
  const { name, wishes } = examples.getTrial[200].held.trial
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(fetch.requests.some(({ operationId }) => operationId === 'getTrial')).toBe(true)
  await press('Continue: choose times')
  const hours = page.getByRole('group', { name: /^From/ }).getByRole('spinbutton', { name: /hour/i })
  for (const [index, { at }] of wishes.entries()) {
    await expect.element(hours.nth(index)).toHaveAttribute('aria-valuenow', String(new Date(at).getHours()))
  }
})

test('the specification’s form is prefilled from a trial lesson, too', async () => {
  await openApp(`/create-student-account?trial=${token}`, {
    situations: { getTrial: 'held', getSettings: 'receiptsFirst' },
  })
  const { name, phone } = examples.getTrial[200].held.trial
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
  await expect.element(page.getByRole('textbox', { name: 'Contact number', exact: true })).toHaveValue(phone)
})

test('a wrong private link is not found', async () => {
  await openApp(`/try-a-lesson/${token}`, { situations: { getTrial: 'notFound' } })
  await expect.element(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})

test('the office arranges a requested lesson from the inbox and gets the message to the family', async () => {
  const fetch = await openApp('/admin/inbox?item=trial-1', { as: 'admin', situations: { listWaiting: 'trials' } })
  await press('Arrange…')
  const dialog = page.getByRole('dialog', { name: /Zoya Iqbal/ })
  await dialog.getByRole('button', { name: 'Arrange', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Tell the family' })).toBeVisible()
  expect(findRequestBodies(fetch, 'arrangeTrial')).toEqual([
    { id: 1, version: 1, teacherId: 1, day: '2026-11-26', from: '16:00', minutes: 30 },
  ])
})

test('the list of trial lessons opens one and declines it', async () => {
  const fetch = await openApp('/admin/trials?trial=1', { as: 'admin' })
  await press('Reject…')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Fully booked')
  await press('Reject')
  await expect.element(page.getByRole('dialog', { name: 'Tell the family' })).toBeVisible()
  expect(findRequestBodies(fetch, 'declineTrial')).toEqual([{ id: 1, version: 1, reason: 'Fully booked' }])
})

test('a backend without trial lessons has no page for them in the menu', async () => {
  await openApp('/admin/trials', { as: 'admin', situations: { listTrials: 'unknownCall' } })
  await expect.element(page.getByText('Trial lessons aren’t available on this server.')).toBeVisible()
})

test('a teacher records on the dashboard that a trial lesson took place', async () => {
  const fetch = await openApp('/teacher/dashboard', { as: 'teacher', situations: { listTrials: 'ofTeacher' } })
  const past = trials.find(({ id }) => id === 4)!
  await press(`Trial lesson of ${past.name} took place`)
  await page.getByRole('textbox', { name: 'Note for the office' }).fill('Knows the letters.')
  await press('Save')
  await expect
    .poll(() => findRequestBodies(fetch, 'noteTrialOutcome'))
    .toEqual([{ id: 4, version: past.version, isHeld: true, note: 'Knows the letters.' }])
})
