import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequestBodies, findOperationsAfter, waitForRequest } from '#testing/requests.ts'

const owed = examples.listFees[200].typical.fees.find(({ id }) => id === 3)!
const billing = '/admin/students?student=1&tab=billing'

// proves X143
test('a month that is owed is waived with a reason, and the fees are read again', async () => {
  const fetch = await openApp(billing, { as: 'admin' })
  const waive = page.getByRole('button', { name: `Waive ${owed.course.name}, October 2026` })
  await waive.first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Waive this fee?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The teacher was ill.')
  await dialog.getByRole('button', { name: 'Waive' }).click()
  const { id, version } = owed
  await expect
    .poll(() => findRequestBodies(fetch, 'decideFee'))
    .toEqual([{ id, paymentStatus: 'waived', reason: 'The teacher was ill.', version }])
  await expect.poll(() => findOperationsAfter(fetch, 'decideFee')).toContain('listFees')
  await expect.element(page.getByRole('status').getByText(examples.decideFee[200].saved.message)).toBeVisible()
})

// proves X143
test('the monthly fees of a course are ended after a question, and read again', async () => {
  const fetch = await openApp(billing, { as: 'admin' })
  await page
    .getByRole('button', { name: `End the monthly fees of ${owed.course.name}` })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'End the monthly fees?' })
  await dialog.getByRole('button', { name: 'End the fees' }).click()
  await expect.poll(() => findRequestBodies(fetch, 'endFees')).toEqual([{ id: owed.purchaseId }])
  await expect.element(page.getByRole('status').getByText(examples.endFees[200].ended.message)).toBeVisible()
  expect(findOperationsAfter(fetch, 'endFees')).toContain('listFees')
})

// proves X143
test('fees that somebody else ended meanwhile are told in the question', async () => {
  await openApp(billing, { as: 'admin', situations: { endFees: 'changedMeanwhile' } })
  await page
    .getByRole('button', { name: `End the monthly fees of ${owed.course.name}` })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'End the fees' }).click()
  await expect.element(dialog.getByText(/^Somebody changed this meanwhile/)).toBeVisible()
})

test('fees that can’t be read are told, and asked for again', async () => {
  const fetch = await openApp(billing, { as: 'admin', situations: { listFees: 'serverError' } })
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  fetch.use({ listFees: 'typical' })
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: /^End the monthly fees/ }).first()).toBeVisible()
})

test('a backend that knows of no fees is no failure', async () => {
  const fetch = await openApp(billing, { as: 'admin', situations: { listFees: 'unknownCall' } })
  await expect.element(page.getByRole('link', { name: 'Print receipts' })).toBeVisible()
  await waitForRequest(fetch, 'listFees')
  await expect.element(page.getByText('Loading the fees')).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
})
