import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, waitForRequest, findRequests } from '#testing/findRequests.ts'

const item = examples.listWaiting[200].typical.items.find(({ kind }) => kind === 'coursePayment')!
const open = (situations: Situations) => openApp(`/admin/inbox?item=${item.key}`, { as: 'admin', situations })
const file = () => page.getByRole('region', { name: 'Details' })

// proves X90
test('the details of a payment are requested by kind and ID', async () => {
  const fetch = await open({})
  await expect.element(file().getByText('1 other payment has this receipt')).toBeVisible()
  const { url } = await waitForRequest(fetch, 'getPayment')
  expect([url.pathname.split('/').at(-1), url.search]).toEqual([`${item.id}`, '?kind=course'])
})

// proves X90
test('details that fail to load show an error with a retry and say that nothing was compared', async () => {
  const fetch = await open({ getPayment: 'serverError' })
  await expect
    .element(file().getByText(/^We couldn’t check for duplicates, and some details are missing\./))
    .toBeVisible()
  await expect.element(file().getByRole('button', { name: 'Approve' })).toBeVisible()
  fetch.use({ getPayment: 'typical' })
  await file().getByRole('button', { name: 'Try again' }).click()
  await expect.element(file().getByText('1 other payment has this receipt')).toBeVisible()
})

async function typeNumber() {
  await file().getByRole('button', { name: 'Add', exact: true }).click()
  await file().getByRole('textbox', { name: 'Transaction number' }).fill('TRX-7')
  await file().getByRole('button', { name: 'Update' }).click()
}

// proves X90
test('the decision buttons appear once the details have loaded, so that they don’t move', async () => {
  const fetch = await openApp('/admin/inbox', { as: 'admin' })
  const release = fetch.hold('getPayment')
  const pendingItems = page.getByRole('region', { name: 'Inbox items' })
  await pendingItems.getByRole('button', { name: new RegExp(`^${item.person.name}.*${item.what}`) }).click()
  await expect.element(file().getByText(item.what!)).toBeVisible()
  await expect.element(file().getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  release()
  await expect.element(file().getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect.element(file().getByText('1 other payment has this receipt')).toBeVisible()
})

// proves X91
test('a transaction number is sent with the previous one, and the details are refetched', async () => {
  const fetch = await open({ getPayment: 'alone' })
  await typeNumber()
  await expect
    .poll(() => findRequestBodies(fetch, 'saveTransactionId'))
    .toEqual([{ kind: 'course', id: item.id, transactionId: 'TRX-7', seen: null }])
  await waitForRequest(fetch, 'getPayment', 2)
})

// proves X91
test('a rejected transaction number shows the error and stays', async () => {
  const { changedMeanwhile } = examples.saveTransactionId[409]
  const { invalid } = examples.saveTransactionId[422]
  const fetch = await open({ getPayment: 'alone', saveTransactionId: 'changedMeanwhile' })
  await typeNumber()
  await expect.element(file().getByRole('alert')).toHaveTextContent(changedMeanwhile.error)
  fetch.use({ saveTransactionId: 'invalid' })
  await file().getByRole('button', { name: 'Update' }).click()
  const message = `Validation failed: ${invalid.error.transactionId[0]}`
  await expect.element(file().getByRole('alert')).toHaveTextContent(message)
  await expect.element(file().getByRole('textbox', { name: 'Transaction number' })).toHaveValue('TRX-7')
})

const dialog = () => page.getByRole('dialog', { name: 'Correct the decision' })

async function correct() {
  await file()
    .getByRole('button', { name: /^Correct the decision/ })
    .click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Sent twice')
  await dialog().getByRole('button', { name: 'Update' }).click()
}

// proves X92
test('a correction is sent with the previous status and the reason, and the details are refetched', async () => {
  const fetch = await open({ getPayment: 'longText' })
  await correct()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(findRequestBodies(fetch, 'correctPayment')).toEqual([
    { kind: 'course', id: item.id, paymentStatus: 'rejected', seen: 'paid', reason: 'Sent twice' },
  ])
  await waitForRequest(fetch, 'getPayment', 2)
})

// proves X92
test('a rejected correction shows the error and stays', async () => {
  const { changedMeanwhile } = examples.correctPayment[409]
  const { invalid } = examples.correctPayment[422]
  const fetch = await open({ getPayment: 'longText', correctPayment: 'changedMeanwhile' })
  await correct()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(changedMeanwhile.error)
  fetch.use({ correctPayment: 'invalid' })
  await dialog().getByRole('button', { name: 'Update' }).click()
  const message = `Validation failed: ${invalid.error.reason[0]}`
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(message)
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Sent twice')
})

const { data } = examples.listStudentBillingDetails[200].typical
const sheets = () => page.getByRole('article').elements().length
const onlyPurchases = { listFees: 'unknownCall', listEvents: 'empty' } as const

// proves X82
test('the receipts of a student are one document, selected by the URL', async () => {
  await openApp('/admin/students?student=1&papers=all', { as: 'admin', situations: onlyPurchases })
  await expect.poll(sheets).toBe(data.length)
  const before = window.history.length
  await page.getByRole('checkbox').first().click({ force: true })
  await expect.poll(sheets).toBe(data.length - 1)
  const rest = data.slice(1).map(({ id }) => `course-${id}`)
  expect(decodeURIComponent(currentPath())).toBe(`/admin/students?student=1&papers=${rest.join(',')}`)
  // Back returns to the previous page, not through each selection.
  expect(window.history.length).toBe(before)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=billing')
})

// proves X82
test('the document includes paid months and events', async () => {
  const fetch = await openApp('/admin/students?student=1&papers=all', { as: 'admin' })
  const fees = examples.listFees[200].typical.fees.filter(
    ({ status, isRejected }) => status === 'paid' || status === 'pending' || isRejected,
  )
  const events = examples.listEvents[200].typical.event
  await expect.poll(sheets).toBe(data.length + fees.length + events.length)
  expect(findRequests(fetch, 'listFees').map(({ url }) => url.searchParams.get('studentId'))).toEqual(['1'])
  expect(findRequests(fetch, 'getEventBilling')).toHaveLength(events.length)
})
