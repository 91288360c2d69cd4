import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../testing/openApp.tsx'

test('what was read a moment ago is not asked for again by the next page that shows it', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { name } = examples.listCourses[200].typical.course[0]!
  await page.getByRole('link', { name: `Manage ${name}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(page.getByRole('main').getByText(name).first()).toBeVisible()
  expect(fetch.requests.filter(({ operationId }) => operationId === 'listCourses')).toHaveLength(1)
})
