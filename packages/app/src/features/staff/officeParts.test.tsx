import { type LimitedPart, type OperationId, calls } from '@maktab/contract/calls'
import { isForPart } from '@maktab/shared/isForPart'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { admin } from '#addresses/admin.ts'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { waitForPageLoaded } from '#testing/waitForPageLoaded.ts'
import { isPageForPart } from './pagesByPart.ts'

const parts = ['payments', 'teaching'] as const
const otherPart = page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })

/** The server leaves payments out of the queue for teaching. */
const queues = { payments: 'typical', teaching: 'empty' } as const

const open = (path: string, part: LimitedPart) =>
  openApp(path, { as: 'admin', part, situations: { listWaiting: queues[part] } })

const pages = [
  ...Object.entries(admin).map(([id, { path }]) => ({ id, path })),
  { id: 'students', path: '/admin/students?student=1' },
  { id: 'students', path: '/admin/students?student=1&tab=billing' },
  { id: 'events', path: '/admin/event?members=1' },
]

describe.each(parts)('an administrator for %s', (part) => {
  test.each(pages)('opens $path, and nothing of another part is requested', async ({ id, path }) => {
    const fetch = await open(path, part)
    await waitForPageLoaded(fetch)
    const requested = new Set(fetch.requests.map(({ operationId }) => operationId))
    const foreign = [...requested].filter((one) => calls[one].roles.includes('admin') && !isForPart(one, part))
    expect(foreign).toEqual([])
    await expect.element(otherPart).toHaveLength(isPageForPart(id, part) ? 0 : 1)
    expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
    expect(currentPath()).toBe(path)
  })
})

test('a page of another part names who can help, and its home is the dashboard for payments', async () => {
  await open('/admin/settings', 'payments')
  await expect
    .element(page.getByText(/^Your account is for payments\./))
    .toHaveTextContent('Your account is for payments. Ask Salma Farooq if you need this page.')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.poll(currentPath).toBe('/admin/dashboard')
})

test.each([
  ['payments', ['Income', 'Monthly fees', 'Discounts', 'Students', 'Inbox'], ['Courses', 'Teachers', 'Staff']],
  ['teaching', ['Courses', 'Teachers', 'Students', 'Inbox'], ['Income', 'Discounts', 'Staff', 'System']],
] as const)('the menu of an administrator for %s has only its pages', async (part, shown, hidden) => {
  await open('/admin/dashboard', part)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of shown) await expect.element(menu.getByText(name, { exact: true })).toBeInTheDocument()
  for (const name of hidden) expect(menu.getByText(name, { exact: true }).elements()).toEqual([])
})

test('views of another part say so, too', async () => {
  const views: [LimitedPart, string, OperationId][] = [
    ['teaching', '/admin/event?members=2&student=1', 'getEventBilling'],
    ['teaching', '/admin/students?statement=1', 'getStatement'],
    ['teaching', '/admin/students?student=1&papers=all', 'listStudentBillingDetails'],
    ['payments', '/admin/event?event=1', 'saveEvent'],
  ]
  for (const [part, path, operation] of views) {
    const fetch = await open(path, part)
    await expect.element(otherPart).toBeVisible()
    expect(fetch.requests.filter(({ operationId }) => operationId === operation)).toEqual([])
  }
})

test('a part that changed meanwhile is applied after the server rejects a request', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  fetch.use({ getCurrentUser: 'payments', savePolicy: 'wrongPart' })
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Be on time')
  await page.getByRole('textbox', { name: 'Description' }).fill('Lessons begin on time.')
  await page.getByRole('button', { name: 'Create Policy' }).click()
  await expect.element(page.getByText(/^This belongs to another part of the office\./)).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByText('Policy', { exact: true }))
    .not.toBeInTheDocument()
})

test('the search offers only records and actions of one’s part', async () => {
  const fetch = await open('/admin/dashboard', 'payments')
  await waitForPageLoaded(fetch)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search the school' }).fill('a')
  await expect.element(page.getByRole('option', { name: /Zaynab Malik/ }).first()).toBeVisible()
  expect(page.getByRole('option', { name: /Amina Yusuf|Tajweed for beginners|Create a course/ }).elements()).toEqual([])
})
