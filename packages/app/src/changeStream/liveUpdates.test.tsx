import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '../testing/openApp.tsx'

type Fetch = Awaited<ReturnType<typeof openApp>>

const [policy] = examples.listPolicies[200].typical.policy
const renamed = { ...policy, title: 'Coming in time', version: 99 }
const rest = examples.listPolicies[200].typical.policy.slice(1)
const asked = ({ requests }: Fetch) => requests.filter(({ operationId }) => operationId === 'listPolicies').length

/** Somebody else changes a policy; whoever listens is told. */
async function changeElsewhere(fetch: Fetch): Promise<void> {
  const before = asked(fetch)
  fetch.answer('listPolicies', () => Response.json({ policy: [renamed, ...rest] }))
  await expect.poll(() => fetch.emitChange('policies')).toBe(1)
  await expect.poll(() => asked(fetch)).toBe(before + 1)
}

// proves X59
test('what somebody else changes is on the page a moment later, and nothing else is asked for', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await expect.element(page.getByRole('rowheader', { name: policy!.title })).toBeVisible()
  await expect.poll(() => fetch.emitChange('reports')).toBe(1)
  const before = fetch.requests.length
  await changeElsewhere(fetch)
  await expect.element(page.getByRole('rowheader', { name: renamed.title })).toBeVisible()
  expect(fetch.requests).toHaveLength(before + 1)
})

// proves X59
test('a form whose record somebody else changes keeps what is typed, says so on saving, and the list has the change', async () => {
  const fetch = await openApp(`/admin/policy?policy=${policy!.id}`, { as: 'admin' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Being there')
  await changeElsewhere(fetch)
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Being there')
  fetch.use({ savePolicy: 'changedMeanwhile' })
  await page.getByRole('button', { name: 'Update Policy' }).click()
  await expect.element(page.getByText(/^Somebody changed this meanwhile/)).toBeVisible()
  expect(fetch.requests.find(({ operationId }) => operationId === 'savePolicy')?.body).toMatchObject({
    title: 'Being there',
    version: policy!.version,
  })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('rowheader', { name: renamed.title })).toBeVisible()
  expect(currentPath()).toBe('/admin/policy')
})

test('who logs out listens no longer', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await expect.poll(() => fetch.emitChange('courses')).toBe(1)
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByText('You are logged out.')).toBeVisible()
  await expect.poll(() => fetch.emitChange('courses')).toBe(0)
})

test('without such lines a page is as it was', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin', situations: { watchChanges: 'unknownCall' } })
  const tries = () => fetch.requests.filter(({ operationId }) => operationId === 'watchChanges').length
  await expect.poll(tries).toBe(1)
  await expect.element(page.getByRole('rowheader', { name: policy!.title })).toBeVisible()
  expect(fetch.emitChange('policies')).toBe(0)
})
