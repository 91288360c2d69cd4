import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const { data } = examples.listStudentBillingDetails[200].typical
const sheets = () => page.getByRole('article').elements().length

// proves X82
test('the receipts of a student are one document, and the address says which ones', async () => {
  await openApp('/admin/students?student=1&papers=all', { as: 'admin' })
  await expect.poll(sheets).toBe(data.length)
  await page.getByRole('checkbox').first().click({ force: true })
  await expect.poll(sheets).toBe(data.length - 1)
  const rest = data.slice(1).map(({ id }) => id)
  expect(decodeURIComponent(place())).toBe(`/admin/students?student=1&papers=${rest.join(',')}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(place).toBe('/admin/students?student=1&tab=billing')
})
