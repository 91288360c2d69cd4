import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '../testing/openApp.tsx'

type Fetch = Awaited<ReturnType<typeof openApp>>

const [policy] = examples.listPolicies[200].typical.policy
const renamed = { ...policy, title: 'Coming in time', version: 99 }
const rest = examples.listPolicies[200].typical.policy.slice(1)
const countRequests = ({ requests }: Fetch) =>
  requests.filter(({ operationId }) => operationId === 'listPolicies').length

/** Changes a policy as another user would, and waits until the page has refetched. */
async function changeElsewhere(fetch: Fetch): Promise<void> {
  const before = countRequests(fetch)
  fetch.answer('listPolicies', () => Response.json({ policy: [renamed, ...rest] }))
  await expect.poll(() => fetch.emitChange('policies')).toBe(1)
  await expect.poll(() => countRequests(fetch)).toBe(before + 1)
}

// proves X59
test('a change by another user appears on the page without other requests', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await expect.element(page.getByRole('rowheader', { name: policy!.title })).toBeVisible()
  await expect.poll(() => fetch.emitChange('reports')).toBe(1)
  const before = fetch.requests.length
  await changeElsewhere(fetch)
  await expect.element(page.getByRole('rowheader', { name: renamed.title })).toBeVisible()
  expect(fetch.requests).toHaveLength(before + 1)
})

// proves X59
test('a form keeps typed text when another user changes its record, reports the conflict on saving, and the list shows the change', async () => {
  const fetch = await openApp(`/admin/policy?policy=${policy!.id}`, { as: 'admin' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Being there')
  await changeElsewhere(fetch)
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Being there')
  fetch.use({ savePolicy: 'changedMeanwhile' })
  await page.getByRole('button', { name: 'Update Policy' }).click()
  await expect
    .element(page.getByText(/^Someone else changed this\. Reopen it to see the latest version\. Nothing was saved\./))
    .toBeVisible()
  expect(fetch.requests.find(({ operationId }) => operationId === 'savePolicy')?.body).toMatchObject({
    title: 'Being there',
    version: policy!.version,
  })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(page.getByRole('rowheader', { name: renamed.title })).toBeVisible()
  expect(currentPath()).toBe('/admin/policy')
})

test('signing out closes the change stream', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await expect.poll(() => fetch.emitChange('courses')).toBe(1)
  await page.getByRole('button', { name: /Salma Farooq/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(page.getByText('You’re logged out.')).toBeVisible()
  await expect.poll(() => fetch.emitChange('courses')).toBe(0)
})

test('a backend without a change stream leaves the page unchanged', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin', situations: { watchChanges: 'unknownCall' } })
  const countStreamRequests = () => fetch.requests.filter(({ operationId }) => operationId === 'watchChanges').length
  await expect.poll(countStreamRequests).toBe(1)
  await expect.element(page.getByRole('rowheader', { name: policy!.title })).toBeVisible()
  expect(fetch.emitChange('policies')).toBe(0)
})
