import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequests } from '#testing/requests.ts'

const { data } = examples.listStudentBillingDetails[200].typical
const sheets = () => page.getByRole('article').elements().length
const noMore = { listFees: 'unknownCall', listEvents: 'empty' } as const

// proves X82
test('the receipts of a student are one document, and the address says which ones', async () => {
  await openApp('/admin/students?student=1&papers=all', { as: 'admin', situations: noMore })
  await expect.poll(sheets).toBe(data.length)
  const before = window.history.length
  await page.getByRole('checkbox').first().click({ force: true })
  await expect.poll(sheets).toBe(data.length - 1)
  const rest = data.slice(1).map(({ id }) => `course-${id}`)
  expect(decodeURIComponent(currentPath())).toBe(`/admin/students?student=1&papers=${rest.join(',')}`)
  // Back leads to where one came from, not through each choice.
  expect(window.history.length).toBe(before)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=billing')
})

// proves X82
test('months and events that were paid for are among them', async () => {
  const fetch = await openApp('/admin/students?student=1&papers=all', { as: 'admin' })
  const fees = examples.listFees[200].typical.fees.filter(
    ({ status, isRejected }) => status === 'paid' || status === 'pending' || isRejected,
  )
  const events = examples.listEvents[200].typical.event
  await expect.poll(sheets).toBe(data.length + fees.length + events.length)
  expect(findRequests(fetch, 'listFees').map(({ url }) => url.searchParams.get('studentId'))).toEqual(['1'])
  expect(findRequests(fetch, 'getEventBilling')).toHaveLength(events.length)
})
