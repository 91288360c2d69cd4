import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const [course, event] = examples.listStudentBilling[200].typical.billing
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

// proves 1§2.routes.23, 2§1.1, 2§2.paths.2, 2§6.1, GET student/billing
test('from the list to a receipt and back, with one call', async () => {
  const fetch = await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: `View ${course!.course!.name}` }).click()
  await expect.element(heading('Payment receipt')).toBeVisible()
  expect(place()).toBe(`/student/billing?receipt=course-${course!.id}`)
  await expect.poll(() => document.title).toBe(`Payment receipt ${course!.reference}`)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading('Billing')).toBeVisible()
  await expect.poll(() => document.title).toBe('Billing · Maktab')
  expect(place()).toBe('/student/billing')
  expect(fetch.requests.filter(({ url }) => url.pathname === '/api/student/billing')).toHaveLength(1)
})

test('a receipt is opened by its address; the browser’s way back leads to the list', async () => {
  await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: `View ${event!.event!.title}` }).click()
  await expect.element(heading('Payment under review')).toBeVisible()
  expect(place()).toBe(`/student/billing?receipt=event-${event!.id}`)
  window.history.back()
  await expect.element(heading('Billing')).toBeVisible()
})

test('an address of no receipt says so', async () => {
  await openApp('/student/billing?receipt=course-999', { as: 'student' })
  await expect.element(page.getByText('This receipt isn’t here')).toBeVisible()
})

test('a list that fails is asked for again on request', async () => {
  const fetch = await openApp('/student/billing', {
    as: 'student',
    situations: { listStudentBilling: 'serverError' },
  })
  await expect.element(page.getByText('Something went wrong')).toBeVisible()
  fetch.use({ listStudentBilling: 'empty' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing has been billed yet.')).toBeVisible()
})
