import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestPaths, waitForRequest, findRequests } from '#testing/findRequests.ts'

const members = examples.listEventMembers[200].typical.event
const outside = members.find(({ is_member: isMember, payment_status: status }) => !isMember && status === 'paid')!
const inside = members.find(({ is_member: isMember }) => isMember)!
const event = examples.listEvents[200].typical.event[1]!

const open = (situations: Situations = {}) => openApp('/admin/event?members=2', { as: 'admin', situations })
const findToggleRequests = (fetch: ExampleFetch) =>
  findRequests(fetch, 'toggleEventMembership').map(({ url }) => url.pathname + url.search)
const join = () => page.getByRole('button', { name: `Join: ${outside.student.name}` })

// proves 1§1.2, GET event/get-event-members/{eventId}
test('shows the members and the title of the event in the URL', async () => {
  const fetch = await open()
  await expect.element(page.getByRole('rowheader', { name: inside.student.name })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: new RegExp(`^${event.title}`) })).toBeVisible()
  expect(findRequestPaths(fetch, 'listEventMembers')).toEqual(['/api/event/get-event-members/2'])
  expect(findRequests(fetch, 'toggleEventMembership')).toEqual([])
})

// proves 1§4.12, GET event/join-cancel-membership/{eventId}/{studentId}, D17.1
test('a double press joins once, and the members are refetched', async () => {
  const fetch = await open()
  const release = fetch.hold('toggleEventMembership')
  await userEvent.dblClick(join())
  await expect.element(join()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(join(), { force: true })
  release()
  await expect.poll(() => findOperationsAfter(fetch, 'toggleEventMembership').at(-1)).toBe('listEventMembers')
  expect(findToggleRequests(fetch)).toEqual([`/api/event/join-cancel-membership/2/${outside.student.id}?wants=join`])
  await expect
    .element(page.getByRole('status').getByText(examples.toggleEventMembership[200].joined.message))
    .toBeVisible()
})

// proves D17.1
test('the button stays disabled until the members have been refetched', async () => {
  const fetch = await open()
  await expect.element(join()).toBeVisible()
  const release = fetch.hold('listEventMembers')
  await join().click()
  await waitForRequest(fetch, 'listEventMembers', 2)
  await expect.element(join()).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect.element(join()).not.toHaveAttribute('aria-disabled')
})

// proves 1§4.12, D17.2
test('leaving asks first', async () => {
  const fetch = await open({ toggleEventMembership: 'left' })
  await page.getByRole('button', { name: `Leave: ${inside.student.name}` }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(findRequests(fetch, 'toggleEventMembership')).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(findToggleRequests(fetch)).toEqual([`/api/event/join-cancel-membership/2/${inside.student.id}?wants=leave`])
})

// proves D17.1
test('each error is shown once without a retry, and the members are refetched', async () => {
  const fetch = await open()
  let times = 0
  for (const [situation, message] of [
    ['invalid', 'Pay for this event before joining.'],
    ['serverError', 'Something went wrong'],
    ['networkError', 'Can’t connect. Check your internet connection and try again.'],
  ] as const) {
    await testStep(situation, async () => {
      times += 1
      fetch.use({ toggleEventMembership: situation })
      await join().click()
      await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect.element(join()).not.toHaveAttribute('aria-disabled')
      expect(page.getByText(message).elements()).toHaveLength(1)
      expect(findRequests(fetch, 'toggleEventMembership')).toHaveLength(times)
      expect(findRequests(fetch, 'listEventMembers')).toHaveLength(times + 1)
    })
  }
})

test('opening a billing and returning keeps the search', async () => {
  await open()
  await page.getByRole('searchbox', { name: 'Search' }).fill('pending')
  await expect.poll(currentPath).toBe('/admin/event?members=2&q=pending')
  await page
    .getByRole('link', { name: /^See billing details/ })
    .first()
    .click()
  await expect.poll(currentPath).toBe('/admin/event?members=2&q=pending&student=2')
  await page.getByRole('link', { name: 'Back to Members' }).click()
  await expect.poll(currentPath).toBe('/admin/event?members=2&q=pending')
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('pending')
})

// proves X56
test('email addresses are requested once on press, and the form is one press away', async () => {
  const fetch = await open({ listStudents: 'serverError' })
  const copy = page.getByRole('button', { name: 'Copy emails' })
  await expect.element(copy).toBeVisible()
  expect(findRequests(fetch, 'listStudents')).toEqual([])
  await copy.click()
  await expect.element(page.getByText('Couldn’t load students. Try again.')).toBeVisible()
  fetch.use({ listStudents: 'typical' })
  await copy.click()
  await expect.element(page.getByText(/^(Copied \d+ of \d+|Couldn’t copy)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Copy phone numbers' }).click()
  await waitForRequest(fetch, 'listStudents', 2)
  await page.getByRole('link', { name: /^Edit / }).click()
  await expect.poll(currentPath).toBe('/admin/event?event=2')
})
