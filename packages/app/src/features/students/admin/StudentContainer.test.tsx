import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import {
  findRequestBodies,
  findOperationsAfter,
  findRequestPaths,
  waitForRequest,
  findRequests,
} from '#testing/findRequests.ts'

const studentWithoutCode = examples.listStudents[200].withoutCode.students[0]!
const pending = examples.listStudentBillingDetails[200].typical.data.find(
  ({ paymentStatus }) => paymentStatus === 'pending',
)!

const open = (query: string, situations: Situations = {}) =>
  openApp(`/admin/students?${query}`, { as: 'admin', situations })
const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const refetchedOperations = ['getPayment', 'listActs', 'listStudentBillingDetails', 'listStudents', 'listWaiting']
const tab = (name: string) => page.getByRole('tablist', { name: 'Student sections' }).getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })

/** An error stays until it is dismissed. */
async function dismissError(message: string) {
  const toast = page.getByRole('alert').filter({ hasText: message })
  await expect.element(toast).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
  await toast.getByRole('button', { name: 'Dismiss' }).click()
}

async function review() {
  await page.getByRole('button', { name: `Review ${pending.course.name}` }).click()
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeVisible()
}

// proves GET student/get/billing-details/{id}
test('a student opens by URL with their billing, and the tab is in the URL', async () => {
  const fetch = await open('q=z&student=1')
  await tab('Billing').click()
  await expect.poll(currentPath).toBe('/admin/students?q=z&student=1&tab=billing')
  await expect.element(page.getByRole('heading', { name: pending.course.name })).toBeVisible()
  expect(findRequestPaths(fetch, 'listStudentBillingDetails')).toEqual(['/api/student/get/billing-details/1'])
  await tab('Student Details').click()
  await expect.poll(currentPath).toBe('/admin/students?q=z&student=1&tab=details')
  await expect.element(tab('Student Details')).toHaveFocus()
  await expect.element(panel('Student Details')).toBeVisible()
})

test('the back button between tabs keeps the focus', async () => {
  await open('student=1')
  await tab('Assign ID').click()
  await expect.poll(currentPath).toBe('/admin/students?student=1&tab=code')
  await page.getByRole('textbox', { name: 'Student ID' }).click()
  window.history.back()
  await expect.poll(currentPath).toBe('/admin/students?student=1')
  await expect.element(tab('Student Details')).toHaveFocus()
})

// proves 2§2.students.9, 2§2.students.11
test('without billing its URL shows Student Details', async () => {
  await open('student=1&tab=billing', { listStudentBillingDetails: 'empty' })
  await expect.element(page.getByText('Billing: No billing details found.')).toBeVisible()
  await expect.element(tab('Billing')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(tab('Student Details')).toHaveAttribute('aria-selected', 'true')
})

// proves 2§1.3, 2§6.3, DELETE student/delete/{id}
test('deleting a student asks first and returns to a refetched list', async () => {
  const fetch = await open('q=z&student=1')
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(findRequests(fetch, 'deleteStudent')).toEqual([])
  await answerDialog('Delete')
  await expect.poll(currentPath).toBe('/admin/students?q=z')
  expect(findRequestPaths(fetch, 'deleteStudent')).toEqual(['/api/student/delete/1'])
  expect(findOperationsAfter(fetch, 'deleteStudent')).toContain('listStudents')
  await expect.element(page.getByRole('status').getByText('Student deleted')).toBeVisible()
})

// proves 2§8.25
test('each error of a delete is shown once, and the page stays', async () => {
  const fetch = await open('student=1')
  for (const [situation, message] of [
    ['serverError', 'Error deleting student'],
    ['networkError', 'Error deleting student. Can’t connect. Check your internet connection and try again.'],
    ['notFound', 'This no longer exists.'],
  ] as const) {
    await testStep(situation, async () => {
      fetch.use({ deleteStudent: situation })
      await page.getByRole('button', { name: 'Delete' }).click()
      await answerDialog('Delete')
      await expect.element(page.getByText(message)).toBeVisible()
      await answerDialog('Cancel')
      expect(currentPath()).toBe('/admin/students?student=1')
      await dismissError(message)
    })
  }
})

// proves DELETE student/delete-std-time/{timingId}, D14.1
test('deleting a class time asks first, sends its ID and refetches the students', async () => {
  const fetch = await open('student=1&tab=timings')
  await page.getByRole('button', { name: /^Delete 16:00/ }).click()
  await answerDialog('Delete')
  await expect
    .poll(() => findOperationsAfter(fetch, 'deleteStudentTiming').toSorted())
    .toEqual(['listAllotments', 'listStudents', 'listWaiting'])
  expect(findRequestPaths(fetch, 'deleteStudentTiming')).toEqual(['/api/student/delete-std-time/10'])
  await expect.element(page.getByRole('status').getByText('Class time deleted')).toBeVisible()
})

// proves 2§1.3, 2§3.26, 2§6.3, POST student/assign_login_credentials
test('an ID is sent with the record and its version, then the students are refetched', async () => {
  const fetch = await open('student=1&tab=code')
  await page.getByRole('textbox', { name: 'Student ID' }).fill('STD-100')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(currentPath).toBe('/admin/students?student=1')
  const { url, body } = await waitForRequest(fetch, 'assignStudentId')
  expect(url.pathname).toBe('/api/student/assign_login_credentials')
  expect(body).toEqual({ id: 1, studentID: 'STD-100', version: 1 })
  expect(findOperationsAfter(fetch, 'assignStudentId')).toEqual(
    expect.arrayContaining(['listAllotments', 'listStudents', 'listWaiting']),
  )
  await expect.element(page.getByRole('status').getByText('Student ID assigned')).toBeVisible()
})

// proves X18
test('a student without an ID gets a free one suggested', async () => {
  const fetch = await open(`student=${studentWithoutCode.id}&tab=code`, { listStudents: 'everyone' })
  await expect.element(page.getByRole('textbox', { name: 'Student ID' })).toHaveValue('STD-021')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => findRequestBodies(fetch, 'assignStudentId'))
    .toEqual([{ id: studentWithoutCode.id, studentID: 'STD-021' }])
})

async function expectDecision(fetch: ExampleFetch, paymentStatus: string) {
  await expect.poll(() => findOperationsAfter(fetch, 'decidePurchase').toSorted()).toEqual(refetchedOperations)
  const { url, body } = await waitForRequest(fetch, 'decidePurchase')
  expect(url.pathname).toBe('/api/student/update-purchase-status')
  expect(body).toEqual({ id: pending.id, paymentStatus })
  await expect.element(page.getByText('Payment status updated')).toBeVisible()
}

test('approving a purchase sends its ID and status, then refetches billing and students', async () => {
  const fetch = await open('student=1&tab=billing')
  await review()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expectDecision(fetch, 'paid')
  expect(findRequests(fetch, 'decidePurchase')).toHaveLength(1)
})

test('rejecting a purchase asks first', async () => {
  const fetch = await open('student=1&tab=billing')
  await review()
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(findRequests(fetch, 'decidePurchase')).toEqual([])
  await page.getByRole('group', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).click()
  await expectDecision(fetch, 'rejected')
})

test('a purchase that was decided in the meantime shows an error and is refetched', async () => {
  const fetch = await open('student=1&tab=billing', { decidePurchase: 'changedMeanwhile' })
  await review()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(() => findOperationsAfter(fetch, 'decidePurchase').toSorted()).toEqual(refetchedOperations)
  const message = examples.decidePurchase[409].changedMeanwhile.error
  await expect.element(page.getByRole('dialog').getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
})

// proves D16.3
test('a backend that can’t decide on purchases says so once and hides the option', async () => {
  const fetch = await open('student=1&tab=billing', { decidePurchase: 'unknownCall' })
  await review()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect
    .element(page.getByText('Reviewing payments isn’t supported on this server. Nothing changed.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'All students' }).click()
  await page.getByRole('link', { name: 'See more about Omar Haddad' }).click()
  await tab('Billing').click()
  await page.getByRole('button', { name: `Review ${pending.course.name}` }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  expect(findRequests(fetch, 'decidePurchase')).toHaveLength(1)
})

test('a purchase that no longer exists shows an error, and others can still be decided', async () => {
  const fetch = await open('student=1&tab=billing', { decidePurchase: 'notFound' })
  await review()
  fetch.use({ listStudentBillingDetails: 'longText' })
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await dismissError('This no longer exists.')
  fetch.use({ listStudentBillingDetails: 'typical' })
  await page.getByRole('link', { name: 'All students' }).click()
  await page.getByRole('link', { name: 'See more about Omar Haddad' }).click()
  await tab('Billing').click()
  await review()
})

test('the link back asks before a typed ID is lost', async () => {
  await open('student=1&tab=code')
  await page.getByRole('textbox', { name: 'Student ID' }).fill('STD-9')
  await page.getByRole('link', { name: 'All students' }).click()
  await answerDialog('Keep editing')
  await expect.element(page.getByRole('textbox', { name: 'Student ID' })).toHaveValue('STD-9')
  await page.getByRole('link', { name: 'All students' }).click()
  await answerDialog('Discard changes')
  await expect.poll(currentPath).toBe('/admin/students')
})

test('an unknown student is reported as missing', async () => {
  await open('student=999')
  await expect.element(page.getByText('Student not found')).toBeVisible()
})
