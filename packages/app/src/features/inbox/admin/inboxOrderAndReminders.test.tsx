import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, findRequests, waitForRequest } from '#testing/findRequests.ts'

const { typical } = examples.listWaiting[200]
const overdue = typical.items.find(({ kind }) => kind === 'overdueFee')!

const open = (query = '', situations: Situations = {}) => openApp(`/admin/inbox${query}`, { as: 'admin', situations })
const opened = () => page.getByRole('region', { name: 'Details' })
const orders = page.getByRole('group', { name: 'Order' })

test('the most important come first, and the other order is kept in the address', async () => {
  const fetch = await open()
  await expect.element(orders.getByRole('button', { name: 'Most important' })).toHaveAttribute('aria-pressed', 'true')
  const queries = () => findRequests(fetch, 'listWaiting').map(({ url }) => url.search)
  expect(queries()).toContain('?limit=50&order=important')
  await orders.getByRole('button', { name: 'Oldest' }).click()
  await expect.poll(currentPath).toBe('/admin/inbox?order=oldest')
  await expect.poll(queries).toContain('?limit=50&order=oldest')
  await orders.getByRole('button', { name: 'Most important' }).click()
  await expect.poll(currentPath).toBe('/admin/inbox')
})

test('an unknown kind is removed from the address', async () => {
  await open('?kind=coursePayments')
  await expect.element(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(currentPath).toBe('/admin/inbox')
})

test('the title of the tab names the open person', async () => {
  await open(`?item=${overdue.key}`)
  await expect.poll(() => document.title).toBe(`${overdue.person.name} · Inbox · Maktab`)
})

test('while a decision can be undone, the menu shows the same number as the list', async () => {
  await open()
  const total = typical.items.length
  const inMenu = (count: number) => page.getByRole('link', { name: `Inbox ${count} pending` })
  await expect.element(inMenu(total)).toBeVisible()
  await opened().getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByRole('button', { name: `All ${total - 1}` })).toBeVisible()
  await expect.element(inMenu(total - 1)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(inMenu(total)).toBeVisible()
})

// proves X90
test('an overdue fee is waived with its version, and its reminder links to the student’s payment', async () => {
  const fetch = await open(`?item=${overdue.key}`)
  const whatsApp = opened().getByRole('link', { name: /WhatsApp/ })
  await expect
    .poll(() => decodeURIComponent(whatsApp.query()?.getAttribute('href') ?? ''))
    .toContain(`/student/billing?fee=${overdue.id}`)
  await opened().getByRole('button', { name: 'Waive…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Waive' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'decideFee'))
    .toEqual([{ id: overdue.id, paymentStatus: 'waived', version: overdue.version }])
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('recording a payment leads to the student’s billing', async () => {
  await open(`?item=${overdue.key}`)
  await opened().getByRole('link', { name: 'Record payment' }).click()
  await expect.poll(currentPath).toBe(`/admin/students?student=${overdue.person.id}&tab=billing`)
})

test('all teachers with missing attendance are reminded at once', async () => {
  const fetch = await open('?item=attendance')
  await opened().getByRole('button', { name: 'Remind all by email' }).click()
  await waitForRequest(fetch, 'remindTeachers')
  await expect.element(page.getByText(examples.remindTeachers[200].sent.message)).toBeVisible()
})

test('a backend that can’t remind all teachers says so once and hides the button', async () => {
  await open('?item=attendance', { remindTeachers: 'unknownCall' })
  const button = opened().getByRole('button', { name: 'Remind all by email' })
  await button.click()
  await expect.element(page.getByText('Reminding all teachers isn’t supported on this server.').first()).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('teachers who don’t fit on the loaded page are requested when their group opens', async () => {
  const fetch = await open('?item=attendance', { listWaiting: 'hundreds' })
  await expect.element(opened().getByRole('heading', { level: 2, name: '10 teachers' })).toBeVisible()
  await expect
    .poll(() => findRequests(fetch, 'listWaiting').map(({ url }) => url.search))
    .toContain('?limit=50&kind=owedRegister')
})
