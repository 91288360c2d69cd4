import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/exampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const members = examples.listEventMembers[200].typical.event
const [first, second] = members.filter(({ payment_status: status }) => status === 'pending')

const open = (situations: Situations = {}, studentId = first!.student.id) =>
  openApp(`/admin/event?members=4&student=${studentId}`, { as: 'admin', situations })
type OpenedApp = Awaited<ReturnType<typeof open>>
const billings = (fetch: OpenedApp) =>
  fetch.requests.filter(({ operationId }) => operationId === 'getEventBilling').map(({ url }) => url.pathname)
const decisions = (fetch: OpenedApp) =>
  fetch.requests.filter(({ operationId }) => operationId === 'updatePaymentStatus')
const pathOf = (studentId: number) => `/api/event/get-std-event-billing/${studentId}/4`

async function save(status: string): Promise<void> {
  await page.getByRole('button', { name: /Payment Status/ }).click()
  await page.getByRole('option', { name: status }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

// proves 1§1.2, GET event/get-std-event-billing/{studentId}/{eventId}, D17.1
test('the billing of the address is asked for, and the next one that waits, but no membership', async () => {
  const fetch = await open()
  await expect.element(page.getByText('JazzCash')).toBeVisible()
  await expect.poll(() => billings(fetch).toSorted()).toEqual([first, second].map((one) => pathOf(one!.student.id)))
  expect(fetch.requests.some(({ operationId }) => operationId === 'toggleEventMembership')).toBe(false)
})

// proves 1§6.1, PUT event/update-payemnt-status
test('a decision goes out with student, event and status; then billing and members are read again', async () => {
  const fetch = await open()
  await expect.poll(() => billings(fetch).length).toBe(2)
  fetch.use({ getEventBilling: 'paid' })
  const before = fetch.requests.length
  await save('Paid')
  await expect
    .element(page.getByRole('status').getByText(examples.updatePaymentStatus[200].saved.message))
    .toBeVisible()
  const [decision] = decisions(fetch)
  expect(decision?.url.pathname).toBe('/api/event/update-payemnt-status')
  expect(decision?.body).toEqual({ studentID: first?.student.id, eventID: 4, paymentStatus: 'paid', version: 1 })
  await expect
    .poll(() =>
      fetch.requests
        .slice(before)
        .map(({ operationId }) => operationId)
        // A receipt is seen as soon as it stands on the page, which may be before or after.
        .filter((id) => id !== 'noteReceiptSeen')
        .toSorted(),
    )
    .toEqual(['getEventBilling', 'listActs', 'listEventMembers', 'listEvents', 'listWaiting', 'updatePaymentStatus'])
  await expect.element(page.getByText('Bank transfer')).toBeVisible()
})

// proves X8
test('what somebody else decided meanwhile is told, and the record is read again', async () => {
  const fetch = await open({ updatePaymentStatus: 'notFound' })
  await expect.poll(() => billings(fetch).length).toBe(2)
  fetch.use({ getEventBilling: 'missing' })
  await save('Paid')
  const words = examples.updatePaymentStatus[404].notFound.error
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(page.getByText('Billing details not found for this student.')).toBeVisible()
  expect(billings(fetch).at(-1)).toBe(pathOf(first!.student.id))
  expect(decisions(fetch)).toHaveLength(1)
})

test('a receipt that came meanwhile is told of and read, and nothing is decided by the old one', async () => {
  const fetch = await open({ updatePaymentStatus: 'changedMeanwhile' })
  await expect.poll(() => billings(fetch).length).toBe(2)
  fetch.use({ getEventBilling: 'rejected' })
  await save('Paid')
  const words = /^Somebody changed this meanwhile\./
  await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible()
  expect(page.getByText(words).elements()).toHaveLength(1)
  await expect.element(page.getByText('Bank transfer')).toBeVisible()
  expect(decisions(fetch).map(({ body }) => (body as { version: number }).version)).toEqual([1])
})

test('what the server says of the status stands at the select', async () => {
  await open({ updatePaymentStatus: 'invalid' })
  await save('Paid')
  await expect.element(page.getByText('Payment status is required')).toBeVisible()
})

// proves 1§2.events.17
test.each(['missing', 'notFound'] as const)('no record (%s) says so', async (getEventBilling) => {
  await open({ getEventBilling })
  await expect.element(page.getByText('Billing details not found for this student.')).toBeVisible()
})

test('a billing that can’t be read says so, and is asked for again', async () => {
  const fetch = await open({ getEventBilling: 'serverError' })
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  fetch.use({ getEventBilling: 'withoutMethod' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Not specified')).toBeVisible()
})

// proves X7
test('one receipt after another, decided in the viewer; the address goes along', async () => {
  const fetch = await open()
  await expect.element(page.getByText(/^2 payments for this event wait/)).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Next receipt' }).click()
  await expect.poll(place).toBe(`/admin/event?members=4&student=${second?.student.id}`)
  await expect.element(viewer.getByRole('button', { name: 'Next receipt' })).toHaveFocus()
  await viewer.getByRole('button', { name: 'Rejected' }).click()
  await viewer.getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
  await expect
    .poll(() => decisions(fetch).map(({ body }) => body))
    .toEqual([{ studentID: second?.student.id, eventID: 4, paymentStatus: 'rejected', version: 1 }])
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
  expect(place()).toBe(`/admin/event?members=4&student=${second?.student.id}`)
})
