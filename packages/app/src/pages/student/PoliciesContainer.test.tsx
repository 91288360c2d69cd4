import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'

// proves 1§2.routes.22, 2§1.1, 2§2.paths.2, GET student-policy/get
test('the policies, asked for once', async () => {
  const fetch = await openApp('/student/policy', { as: 'student' })
  const [first] = examples.listPolicies[200].typical.policy
  await expect.element(page.getByRole('heading', { name: first!.title, exact: true })).toBeVisible()
  expect(fetch.requests.filter(({ url }) => url.pathname === '/api/student-policy/get')).toHaveLength(1)
})

test('a list that fails is asked for again on request', async () => {
  const fetch = await openApp('/student/policy', { as: 'student', situations: { listPolicies: 'serverError' } })
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  fetch.use({ listPolicies: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No policies available at the moment.')).toBeVisible()
})
