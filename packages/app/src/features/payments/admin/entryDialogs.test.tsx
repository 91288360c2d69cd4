import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, findRequests } from '#testing/findRequests.ts'

const { typical: fees } = examples.listFees[200]
const overdue = fees.fees.find(({ status }) => status === 'overdue')!
const billing = '/admin/students?student=1&tab=billing'
const dialog = (name: string) => page.getByRole('dialog', { name })

// proves X230
test('recording a payment from the list of fees sends the amount left and refetches fees and income', async () => {
  const fetch = await openApp('/admin/fees', { as: 'admin' })
  await page
    .getByRole('button', { name: `Record payment of ${overdue.student.name} for ${overdue.course.name}, October 2026` })
    .click()
  const opened = dialog('Record payment')
  await expect.element(opened.getByRole('button', { name: /Payment for/ })).toBeVisible()
  expect(findRequests(fetch, 'listPayableItems').map(({ url }) => url.search)).toEqual(['?studentId=1'])
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'recordPayment'))
    .toMatchObject([{ kind: 'fee', id: 3, amount: 25, method: 'cash' }])
  await expect.poll(() => findOperationsAfter(fetch, 'recordPayment')).toContain('listFees')
  await expect.element(page.getByRole('status').getByText('Payment recorded')).toBeVisible()
  await expect.element(opened).not.toBeInTheDocument()
})

// proves X230
test('the header of a student records a payment, also for a student without bills', async () => {
  const fetch = await openApp('/admin/students?student=1', {
    as: 'admin',
    situations: { listStudentBillingDetails: 'empty' },
  })
  await page.getByRole('button', { name: 'Record payment' }).click()
  await dialog('Record payment').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => findRequestBodies(fetch, 'recordPayment')).toHaveLength(1)
  await expect.poll(() => findOperationsAfter(fetch, 'recordPayment')).toContain('listStudentBillingDetails')
})

test('a refused amount is shown at its field, and nothing typed is lost', async () => {
  await openApp('/admin/students?student=1', { as: 'admin', situations: { recordPayment: 'tooMuch' } })
  await page.getByRole('button', { name: 'Record payment' }).click()
  const opened = dialog('Record payment')
  await opened.getByRole('textbox', { name: 'Note' }).fill('By the uncle.')
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect.element(opened.getByText('Only 25 USD is due for this.').first()).toBeVisible()
  await expect.element(opened.getByRole('textbox', { name: 'Note' })).toHaveValue('By the uncle.')
})

// proves X231
test('a refund and a void are sent with their reason', async () => {
  const fetch = await openApp(billing, { as: 'admin', situations: { listStudentBillingDetails: 'recorded' } })
  const [partlyPaid, refunded] = examples.listStudentBillingDetails[200].recorded.data
  await page.getByRole('button', { name: `Record refund for ${refunded!.course.name}` }).click()
  const refund = dialog('Record refund')
  await refund.getByRole('textbox', { name: /^Reason/ }).fill('The course was cancelled.')
  await refund.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'recordRefund'))
    .toMatchObject([{ kind: 'course', id: refunded!.id, amount: 30, reason: 'The course was cancelled.' }])
  await expect.element(refund).not.toBeInTheDocument()

  await page
    .getByRole('button', { name: /^Void payment of \$20/ })
    .first()
    .click()
  const cancel = dialog('Void payment?')
  await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Wrong student.')
  await cancel.getByRole('button', { name: 'Void', exact: true }).click()
  const { id } = partlyPaid!.payments.entries[1]!
  await expect.poll(() => findRequestBodies(fetch, 'voidEntry')).toEqual([{ id, reason: 'Wrong student.' }])
  await expect.element(page.getByRole('status').getByText('Payment voided')).toBeVisible()
})

test('an entry that was voided meanwhile is refetched, and the reason stays', async () => {
  const fetch = await openApp(billing, {
    as: 'admin',
    situations: { listStudentBillingDetails: 'recorded', voidEntry: 'changedMeanwhile' },
  })
  await page
    .getByRole('button', { name: /^Void payment of \$20/ })
    .first()
    .click()
  const cancel = dialog('Void payment?')
  await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Wrong student.')
  await cancel.getByRole('button', { name: 'Void', exact: true }).click()
  await expect.element(cancel.getByText(/^Someone else changed this\./)).toBeVisible()
  await expect.element(cancel.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Wrong student.')
  expect(findOperationsAfter(fetch, 'voidEntry')).toContain('listStudentBillingDetails')
})

// proves X230
test('a member of an event without payment is recorded from the row’s menu', async () => {
  const fetch = await openApp('/admin/event?members=2', { as: 'admin' })
  const pending = examples.listEventMembers[200].typical.event.find(
    ({ payment_status }) => payment_status === 'pending',
  )!
  await page.getByRole('button', { name: `More actions: ${pending.student.name}` }).click()
  await page.getByRole('menuitem', { name: `Record payment of ${pending.student.name}` }).click()
  await expect.element(dialog('Record payment')).toBeVisible()
  expect(findRequests(fetch, 'listPayableItems').map(({ url }) => url.search)).toEqual([
    `?studentId=${pending.student.id}`,
  ])
})

// proves X234
test('one reminder lists all overdue fees of a guardian’s children', async () => {
  const fetch = await openApp('/admin/fees', { as: 'admin', situations: { listFees: 'family' } })
  await page.getByRole('button', { name: 'Remind Imran Malik about all 3 overdue fees' }).first().click()
  const text = dialog('Remind Imran Malik').getByRole('textbox', { name: 'Reminder' })
  await expect
    .poll(() => (text.query() as HTMLTextAreaElement | null)?.value)
    .toContain(`${window.location.origin}/student/billing`)
  expect(findRequests(fetch, 'listFees').at(-1)?.url.search).toBe('?guardianOf=1&state=overdue&limit=100')
})

// proves X234
test('paid months are listed at an address of their own', async () => {
  const fetch = await openApp('/admin/fees?state=paid', { as: 'admin', situations: { listFees: 'settled' } })
  await expect.element(page.getByText('$45 paid, $15 refunded')).toBeVisible()
  expect(findRequests(fetch, 'listFees')[0]?.url.search).toBe('?state=paid')
})

test('a backend that can’t record payments offers none', async () => {
  for (const [path, shown] of [
    ['/admin/fees', 'Monthly fees'],
    [billing, 'Zaynab Malik'],
    ['/admin/event?members=2', /Event Members$/],
  ] as const) {
    await openApp(path, { as: 'admin', situations: { getSettings: 'unknownCall' } })
    await expect.element(page.getByRole('heading', { level: 1, name: shown })).toBeVisible()
    expect(page.getByRole('button', { name: /^Record (payment|refund)/ }).elements()).toEqual([])
  }
})
