import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { addReceipt, chooseMethod } from '#testing/userActions.ts'
import { findRequestPaths, findRequests } from '#testing/findRequests.ts'

const [course, event] = examples.listStudentBilling[200].typical.billing
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

// proves 1§2.routes.23, 2§1.1, 2§2.paths.2, 2§6.1, GET student/billing
test('navigates from the list to a receipt and back with one request', async () => {
  const fetch = await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: `View ${course!.course!.name}` }).click()
  await expect.element(heading('Payment receipt')).toBeVisible()
  expect(currentPath()).toBe(`/student/billing?receipt=course-${course!.id}`)
  await expect.poll(() => document.title).toBe(`Payment receipt ${course!.reference}`)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading('Billing')).toBeVisible()
  await expect.poll(() => document.title).toBe('Billing · Maktab')
  expect(currentPath()).toBe('/student/billing')
  expect(findRequestPaths(fetch, 'listStudentBilling')).toEqual(['/api/student/billing'])
})

test('a receipt opens by its URL; the back button returns to the list', async () => {
  await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: `View ${event!.event!.title}` }).click()
  await expect.element(heading('Payment under review')).toBeVisible()
  expect(currentPath()).toBe(`/student/billing?receipt=event-${event!.id}`)
  window.history.back()
  await expect.element(heading('Billing')).toBeVisible()
})

test('a URL of an unknown receipt says so', async () => {
  await openApp('/student/billing?receipt=course-999', { as: 'student' })
  await expect.element(page.getByText('Receipt not found')).toBeVisible()
})

// proves X98
test('paying a fee sends a receipt, keeps typed values until then, and opens the confirmation page', async () => {
  const fetch = await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: 'Pay for Tajweed for beginners, October 2026' }).click()
  await expect.element(heading('Pay a monthly fee Tajweed for beginners')).toBeVisible()
  expect(currentPath()).toBe('/student/billing?fee=3')
  const number = page.getByRole('textbox', { name: /Transaction number/ })
  await number.fill('FT-1')
  await expect.poll(() => sessionStorage.getItem('draft:fee-3')).toContain('FT-1')
  await addReceipt()
  await chooseMethod('JazzCash')
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await expect.element(heading('We have your receipt')).toBeVisible()
  expect(currentPath()).toBe('/student/billing?sent=fee-3')
  expect(sessionStorage.getItem('draft:fee-3')).toBeNull()
  expect(findRequests(fetch, 'payFee')).toHaveLength(1)
})

test('without fees on the backend only the bills are shown', async () => {
  await openApp('/student/billing', { as: 'student', situations: { listOwnFees: 'unknownCall' } })
  await expect.element(page.getByRole('link', { name: `View ${course!.course!.name}` })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Monthly fees' })).not.toBeInTheDocument()
})

// proves X98, D18.2
test('a receipt for a month under review is kept by default', async () => {
  await openApp('/student/billing', { as: 'student' })
  await page.getByRole('link', { name: /^Replace receipt for/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.element(heading('Billing')).toBeVisible()
})

// proves X98
test('fees that fail to load show an error next to the bills', async () => {
  await openApp('/student/billing', { as: 'student', situations: { listOwnFees: 'serverError' } })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: `View ${course!.course!.name}` })).toBeVisible()
})

// proves X86, X98
test('the state of a month’s receipt has its own page', async () => {
  await openApp('/student/billing?sent=fee-3', { as: 'student', situations: { listOwnFees: 'rejected' } })
  await expect.element(heading('Your receipt wasn’t approved')).toBeVisible()
  await page.getByRole('link', { name: 'Send another receipt' }).click()
  expect(currentPath()).toBe('/student/billing?fee=3')
  await page.getByRole('link', { name: 'Billing' }).last().click()
  await page.getByRole('link', { name: 'View Tajweed for beginners, October 2026' }).click()
  await expect.element(page.getByRole('list', { name: 'Payment progress' })).toBeVisible()
  await expect.element(page.getByText('Replaced')).toBeVisible()
})

const [sentCourse, , rejected] = examples.listStudentBilling[200].followed.billing
const withFollowedBilling = { as: 'student', situations: { listStudentBilling: 'followed' } } as const

// proves X89
test('the confirmation page opens by its URL, survives a reload and links on', async () => {
  await openApp(`/student/billing?sent=course-${sentCourse!.courseId}`, withFollowedBilling)
  await expect.element(heading('We have your receipt')).toHaveFocus()
  await expect.element(page.getByText(sentCourse!.reference, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See my payments' }).click()
  await expect.element(heading('Billing')).toBeVisible()
  expect(currentPath()).toBe('/student/billing')
})

test('a URL of an unknown payment says so', async () => {
  await openApp('/student/billing?sent=course-999', withFollowedBilling)
  await expect.element(page.getByText('Payment not found')).toBeVisible()
})

// proves X86, X89
test('a rejected payment shows its reason in the list and on its receipt, and links to the form for another', async () => {
  await openApp('/student/billing', withFollowedBilling)
  await expect.element(page.getByRole('link', { name: 'Send another receipt' })).toBeVisible()
  await page.getByRole('link', { name: `View ${rejected!.course!.name}` }).click()
  await expect.element(page.getByRole('list', { name: 'Payment progress' })).toBeVisible()
  await page.getByRole('link', { name: 'Send another receipt' }).click()
  expect(currentPath()).toBe(`/student/courses?purchase=${rejected!.courseId}`)
})

// proves X89
test('a course that became free after a rejection counts as enrolled and needs no other receipt', async () => {
  const enrolled = { ...examples.listEnrolledCourses[200].typical.courses[0]!, id: rejected!.courseId }
  const enroll = (response: unknown) =>
    typeof response === 'object' && response !== null && 'courses' in response
      ? { ...response, courses: [enrolled] }
      : response
  await openApp(`/student/billing?sent=course-${rejected!.courseId}`, {
    ...withFollowedBilling,
    transformResponse: enroll,
  })
  await expect.element(heading('You’re enrolled')).toBeVisible()
  await cleanup()
  await openApp('/student/billing', { ...withFollowedBilling, transformResponse: enroll })
  await expect.element(page.getByRole('link', { name: `View ${rejected!.course!.name}` })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send another receipt' })).not.toBeInTheDocument()
})
