import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequestPaths } from '#testing/requests.ts'

// proves 1§2.routes.22, 2§1.1, 2§2.paths.2, GET student-policy/get
test('the policies, asked for once', async () => {
  const fetch = await openApp('/student/policy', { as: 'student' })
  const [first] = examples.listPolicies[200].typical.policy
  await expect.element(page.getByRole('heading', { name: first!.title, exact: true })).toBeVisible()
  expect(findRequestPaths(fetch, 'listPolicies')).toEqual(['/api/student-policy/get'])
})
