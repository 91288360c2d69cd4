import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequests, findRequestBodies, findOperationsAfter, waitForRequest } from '#testing/findRequests.ts'

const { typical } = examples.listFees[200]
const states = () => page.getByRole('group', { name: 'Status' })

// proves X115
test('overdue fees load first, other statuses on their button, and further pages on “Show more”', async () => {
  const fetch = await openApp('/admin/fees', { as: 'admin' })
  const queries = () => findRequests(fetch, 'listFees').map(({ url }) => url.search)
  await expect.element(states().getByRole('button', { name: `Overdue ${typical.counts.overdue}` })).toBeVisible()
  expect(queries()).toEqual(['?state=overdue'])
  const [first, ...rest] = typical.fees.map((fee) => ({ ...fee, status: 'due' as const }))
  fetch.answer('listFees', () =>
    Response.json(
      queries().at(-1)?.includes('after')
        ? { ...typical, fees: rest, next: null }
        : { ...typical, fees: [first], next: '2026-08-26.1' },
    ),
  )
  await states().getByRole('button', { name: /^Due/ }).click()
  await expect.poll(currentPath).toBe('/admin/fees?state=due')
  const rows = page.getByRole('region', { name: 'Monthly fees' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(1)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.elements().length).toBe(typical.fees.length)
  expect(queries().at(-1)).toBe('?state=due&after=2026-08-26.1')
})

// proves X115
test('the reminder links to the student’s payment page', async () => {
  await openApp('/admin/fees', { as: 'admin' })
  await page
    .getByRole('button', { name: /^Remind / })
    .first()
    .click()
  const text = page.getByRole('textbox', { name: 'Reminder' })
  await expect
    .poll(() => (text.query() as HTMLTextAreaElement | null)?.value)
    .toContain(`${window.location.origin}/student/billing?fee=`)
})

test('a backend without fees shows no error', async () => {
  await openApp('/admin/fees', { as: 'admin', situations: { listFees: 'unknownCall' } })
  await expect.element(page.getByText('Monthly fees aren’t available')).toBeVisible()
})

// proves X116
test('the dashboard shows the number of overdue fees and links to them', async () => {
  await openApp('/admin/dashboard', { as: 'admin' })
  await page.getByRole('link', { name: 'Overdue monthly fees' }).click()
  await expect.poll(currentPath).toBe('/admin/inbox?kind=overdueFee&item=first')
})

const dueFee = examples.listFees[200].typical.fees.find(({ id }) => id === 3)!
const billing = '/admin/students?student=1&tab=billing'

// proves X143
test('waiving a due month sends the reason and refetches the fees', async () => {
  const fetch = await openApp(billing, { as: 'admin' })
  const waive = page.getByRole('button', { name: `Waive ${dueFee.course.name}, October 2026` })
  await waive.first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Waive fee?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The teacher was ill.')
  await dialog.getByRole('button', { name: 'Waive' }).click()
  const { id, version } = dueFee
  await expect
    .poll(() => findRequestBodies(fetch, 'decideFee'))
    .toEqual([{ id, paymentStatus: 'waived', reason: 'The teacher was ill.', version }])
  await expect.poll(() => findOperationsAfter(fetch, 'decideFee')).toContain('listFees')
  await expect.element(page.getByRole('status').getByText(examples.decideFee[200].saved.message)).toBeVisible()
})

// proves X143
test('ending the monthly fees of a course asks first and refetches them', async () => {
  const fetch = await openApp(billing, { as: 'admin' })
  await page
    .getByRole('button', { name: `Stop monthly fees: ${dueFee.course.name}` })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Stop monthly fees?' })
  await dialog.getByRole('button', { name: 'Stop fees' }).click()
  await expect.poll(() => findRequestBodies(fetch, 'endFees')).toEqual([{ id: dueFee.purchaseId }])
  await expect.element(page.getByRole('status').getByText(examples.endFees[200].ended.message)).toBeVisible()
  expect(findOperationsAfter(fetch, 'endFees')).toContain('listFees')
})

// proves X143
test('fees that were ended in the meantime show an error in the dialog', async () => {
  await openApp(billing, { as: 'admin', situations: { endFees: 'changedMeanwhile' } })
  await page
    .getByRole('button', { name: `Stop monthly fees: ${dueFee.course.name}` })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Stop fees' }).click()
  await expect
    .element(dialog.getByText(/^Someone else changed this\. Reopen it to see the latest version\. Nothing was saved\./))
    .toBeVisible()
})

test('fees that fail to load show an error and can be reloaded', async () => {
  const fetch = await openApp(billing, { as: 'admin', situations: { listFees: 'serverError' } })
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  fetch.use({ listFees: 'typical' })
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: /^Stop monthly fees/ }).first()).toBeVisible()
})

test('a backend without fees shows no error on a student’s page', async () => {
  const fetch = await openApp(billing, { as: 'admin', situations: { listFees: 'unknownCall' } })
  await expect.element(page.getByRole('link', { name: 'Print receipts' })).toBeVisible()
  await waitForRequest(fetch, 'listFees')
  await expect.element(page.getByText('Loading fees')).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
})
