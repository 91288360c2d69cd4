import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const [policy] = examples.listPolicies[200].typical.policy

// proves 1§1.2, 1§2.routes.16, 1§4.13, 1§7.3, GET student-policy/get, POST student-policy/create-and-edit
test('a new policy is sent with ID 0, then the list is refetched', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin', situations: { savePolicy: 'created' } })
  await page.getByRole('button', { name: 'Create' }).click()
  expect(currentPath()).toBe('/admin/policy?policy=new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await page.getByRole('button', { name: 'Create Policy' }).click()
  await expect.poll(currentPath).toBe('/admin/policy')
  const { url, body } = await waitForRequest(fetch, 'savePolicy')
  expect(url.pathname).toBe('/api/student-policy/create-and-edit')
  expect(body).toEqual({ id: 0, title: 'Holidays', description: 'None on Fridays' })
  expect(findOperationsAfter(fetch, 'savePolicy')).toEqual(['listPolicies'])
  await expect.element(page.getByRole('status').getByText(examples.savePolicy[201].created.message)).toBeVisible()
})

test('a policy whose response was lost is resent with the same key, the next one with another', async () => {
  const fetch = await openApp('/admin/policy?policy=new', {
    as: 'admin',
    situations: { savePolicy: 'networkError' },
  })
  const press = async (times: number) => {
    await page.getByRole('button', { name: 'Create Policy' }).click()
    await waitForRequest(fetch, 'savePolicy', times)
  }
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await press(1)
  await expect.element(page.getByText(/^Can’t connect/)).toBeVisible()
  fetch.use({ savePolicy: 'created' })
  await press(2)
  await expect.poll(currentPath).toBe('/admin/policy')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await press(3)
  const [first, again, next] = findRequests(fetch, 'savePolicy').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[\w-]{16,128}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

// proves 1§4.13
test('a URL opens the form of a policy, which is sent with its ID and version', async () => {
  const fetch = await openApp(`/admin/policy?policy=${policy?.id}`, { as: 'admin' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Being there')
  await page.getByRole('button', { name: 'Update Policy' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'savePolicy')).toEqual(['listPolicies'])
  expect(findRequestBodies(fetch, 'savePolicy')).toEqual([{ ...policy, title: 'Being there' }])
})

// proves X199
test('translations typed in two languages are sent together', async () => {
  const fetch = await openApp('/admin/policy?policy=new', { as: 'admin', situations: { savePolicy: 'created' } })
  await page.getByRole('textbox', { name: 'Title' }).fill('Holidays')
  await page.getByRole('textbox', { name: 'Description' }).fill('None on Fridays')
  await page.getByText('اردو').click()
  await page.getByRole('textbox', { name: 'Title (اردو)' }).fill('چھٹیاں')
  await page.getByText('العربية').click()
  await page.getByRole('textbox', { name: 'Description (العربية)' }).fill('لا توجد يوم الجمعة')
  await page.getByRole('button', { name: 'Create Policy' }).click()
  const { body } = await waitForRequest(fetch, 'savePolicy')
  expect(body).toEqual({
    id: 0,
    title: 'Holidays',
    description: 'None on Fridays',
    translations: { ur: { title: 'چھٹیاں' }, ar: { description: 'لا توجد يوم الجمعة' } },
  })
})

test('a backend that stores no translations is offered none', async () => {
  await openApp('/admin/policy?policy=new', { as: 'admin', situations: { getSettings: 'unknownCall' } })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  expect(page.getByRole('radiogroup').elements()).toHaveLength(0)
})

async function saveSlowly() {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await page.getByRole('button', { name: `Edit ${policy?.title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Being there')
  const release = fetch.hold('savePolicy')
  await page.getByRole('button', { name: 'Update Policy' }).click()
  await waitForRequest(fetch, 'savePolicy')
  return { release, fetch }
}

test('a link pressed while a policy is being saved is followed afterwards', async () => {
  const { release } = await saveSlowly()
  await page.getByRole('link', { name: 'Courses' }).click()
  expect(currentPath()).toBe(`/admin/policy?policy=${policy?.id}`)
  release()
  await expect.poll(currentPath).toBe('/admin/course')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
})

test('the back button pressed while a policy is being saved returns to the list', async () => {
  const { release } = await saveSlowly()
  window.history.back()
  await expect.poll(currentPath).toBe(`/admin/policy?policy=${policy?.id}`)
  release()
  await expect.poll(currentPath).toBe('/admin/policy')
  await expect.element(page.getByRole('button', { name: 'Create' })).toBeVisible()
  expect(currentPath()).toBe('/admin/policy')
})

test('a policy saved after its form was left doesn’t close the form opened since', async () => {
  const next = examples.listPolicies[200].typical.policy[1]
  const { release, fetch } = await saveSlowly()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: `Edit ${next?.title}` }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Still being typed')
  release()
  await expect.element(page.getByRole('status').getByText(examples.savePolicy[200].updated.message)).toBeVisible()
  await page.getByRole('button', { name: 'Update Policy' }).click()
  await expect.poll(currentPath).toBe('/admin/policy')
  expect(findRequestBodies(fetch, 'savePolicy').at(-1)).toEqual({ ...next, title: 'Still being typed' })
})

// proves DELETE student-policy/delete/{id}
test('deleting a policy asks first and refetches the list', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin' })
  await pressRowAction('Delete', `${policy?.title}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'deletePolicy')).toEqual(['listPolicies'])
  expect(findRequestPaths(fetch, 'deletePolicy')).toEqual([`/api/student-policy/delete/${policy?.id}`])
})

test('a policy that was deleted in the meantime shows one error and disappears from the list', async () => {
  const fetch = await openApp('/admin/policy', { as: 'admin', situations: { deletePolicy: 'notFound' } })
  await pressRowAction('Delete', `${policy?.title}`)
  fetch.use({ listPolicies: 'empty' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const message = examples.deletePolicy[404].notFound.error
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect.poll(() => findOperationsAfter(fetch, 'deletePolicy')).toEqual(['listPolicies'])
  await expect.poll(() => page.getByRole('rowheader', { name: String(policy?.title) }).elements()).toHaveLength(0)
  expect(page.getByText(message).elements()).toHaveLength(1)
})

test('a search is in the URL together with the open form', async () => {
  await openApp('/admin/policy?q=refunds', { as: 'admin' })
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(1)
  await page.getByRole('button', { name: 'Edit Refunds' }).click()
  await expect.poll(currentPath).toBe('/admin/policy?q=refunds&policy=5')
  window.history.back()
  await expect.poll(currentPath).toBe('/admin/policy?q=refunds')
  await expect.element(page.getByRole('rowheader', { name: 'Refunds' })).toBeVisible()
})

// proves 1§2.routes.22, 2§1.1, 2§2.paths.2, GET student-policy/get
test('lists the policies with one request', async () => {
  const fetch = await openApp('/student/policy', { as: 'student' })
  const [first] = examples.listPolicies[200].typical.policy
  await expect.element(page.getByRole('heading', { name: first!.title, exact: true })).toBeVisible()
  expect(findRequestPaths(fetch, 'listPolicies')).toEqual(['/api/student-policy/get'])
})
