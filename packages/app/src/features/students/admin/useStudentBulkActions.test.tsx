import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequests } from '#testing/findRequests.ts'

const { typical } = examples.listFees[200]
const overdue = typical.fees.filter(({ status }) => status === 'overdue')

test('a reminder reads the pages of overdue fees, with one request for each page', async () => {
  const fetch = await openApp('/admin/students', { as: 'admin' })
  const queries = () => findRequests(fetch, 'listFees').map(({ url }) => url.search)
  fetch.answer('listFees', () =>
    Response.json(
      queries().at(-1)?.includes('after')
        ? { ...typical, fees: overdue.slice(1), next: null }
        : { ...typical, fees: overdue.slice(0, 1), next: '2026-08-26.1' },
    ),
  )
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('button', { name: 'Remind', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Remind of overdue fees' })).toBeVisible()
  await expect.poll(queries).toEqual(['?state=overdue&limit=100', '?state=overdue&limit=100&after=2026-08-26.1'])
})
