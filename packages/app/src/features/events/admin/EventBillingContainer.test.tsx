import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const members = examples.listEventMembers[200].typical.event
const [first, second] = members.filter(({ payment_status: status }) => status === 'pending')

const open = (situations: Situations = {}, studentId = first!.student.id) =>
  openApp(`/admin/event?members=4&student=${studentId}`, { as: 'admin', situations })
const pathOf = (studentId: number) => `/api/event/get-std-event-billing/${studentId}/4`

async function save(status: string): Promise<void> {
  await page.getByRole('button', { name: /Payment Status/ }).click()
  await page.getByRole('option', { name: status }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
}

// proves 1§1.2, GET event/get-std-event-billing/{studentId}/{eventId}, D17.1
test('requests the billing in the URL and the next pending one, but no membership', async () => {
  const fetch = await open()
  await expect.element(page.getByText('JazzCash')).toBeVisible()
  await expect
    .poll(() => findRequestPaths(fetch, 'getEventBilling').toSorted())
    .toEqual([first, second].map((one) => pathOf(one!.student.id)))
  expect(findRequests(fetch, 'toggleEventMembership')).toEqual([])
})

// proves 1§6.1, PUT event/update-payemnt-status
test('a decision is sent with student, event and status, then billing and members are refetched', async () => {
  const fetch = await open()
  await waitForRequest(fetch, 'getEventBilling', 2)
  fetch.use({ getEventBilling: 'paid' })
  await save('Paid')
  await expect
    .element(page.getByRole('status').getByText(examples.updatePaymentStatus[200].saved.message))
    .toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'updatePaymentStatus')
  expect(url.pathname).toBe('/api/event/update-payemnt-status')
  expect(body).toEqual({ studentID: first?.student.id, eventID: 4, paymentStatus: 'paid', version: 1 })
  // A receipt is marked as seen once it is shown, before or after the decision.
  const getRefetched = () => findOperationsAfter(fetch, 'updatePaymentStatus').filter((id) => id !== 'noteReceiptSeen')
  await expect
    .poll(() => getRefetched().toSorted())
    .toEqual(['getEventBilling', 'listActs', 'listEventMembers', 'listEvents', 'listWaiting'])
  await expect.element(page.getByText('Bank transfer')).toBeVisible()
})

// proves X8
test('a decision made by someone else in the meantime shows an error and refetches the record', async () => {
  const fetch = await open({ updatePaymentStatus: 'notFound' })
  await waitForRequest(fetch, 'getEventBilling', 2)
  fetch.use({ getEventBilling: 'missing' })
  await save('Paid')
  const message = examples.updatePaymentStatus[404].notFound.error
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.element(page.getByText('Billing details not found for this student.')).toBeVisible()
  expect(findRequestPaths(fetch, 'getEventBilling').at(-1)).toBe(pathOf(first!.student.id))
  expect(findRequests(fetch, 'updatePaymentStatus')).toHaveLength(1)
})

test('a receipt that arrived in the meantime is announced and loaded; the old one isn’t decided', async () => {
  const fetch = await open({ updatePaymentStatus: 'changedMeanwhile' })
  await waitForRequest(fetch, 'getEventBilling', 2)
  fetch.use({ getEventBilling: 'rejected' })
  await save('Paid')
  const message = /^Someone else changed this\. Reopen it to see the latest version\. Nothing was saved\./
  await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
  await expect.element(page.getByText('Bank transfer')).toBeVisible()
  expect(findRequestBodies(fetch, 'updatePaymentStatus')).toEqual([expect.objectContaining({ version: 1 })])
})

// proves 1§2.events.17
test.each(['missing', 'notFound'] as const)('a missing record (%s) says so', async (getEventBilling) => {
  await open({ getEventBilling })
  await expect.element(page.getByText('Billing details not found for this student.')).toBeVisible()
})

// proves X7
test('receipts can be decided one after another in the viewer, and the URL follows', async () => {
  const fetch = await open()
  await expect.element(page.getByText(/^2 payments for this event need review/)).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Next receipt' }).click()
  await expect.poll(currentPath).toBe(`/admin/event?members=4&student=${second?.student.id}`)
  await expect.element(viewer.getByRole('button', { name: 'Next receipt' })).toHaveFocus()
  await viewer.getByRole('button', { name: 'Rejected' }).click()
  await viewer.getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'updatePaymentStatus'))
    .toEqual([{ studentID: second?.student.id, eventID: 4, paymentStatus: 'rejected', version: 1 }])
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
  expect(currentPath()).toBe(`/admin/event?members=4&student=${second?.student.id}`)
})
