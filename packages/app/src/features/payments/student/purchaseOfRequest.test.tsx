import { examples } from '@maktab/contract/examples'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/openApp.tsx'
import { findRequestBodies } from '#testing/findRequests.ts'
import { addReceipt, chooseMethod, press } from '#testing/userActions.ts'

const [known] = examples.getPaymentTerms[200].knownTimes.classTimings
const course = examples.listCourses[200].typical.course[8]!

beforeEach(() => sessionStorage.clear())

test('paying for a course sends the times known for it, which aren’t asked again', async () => {
  const fetch = await openApp(`/student/courses?purchase=${course.id}`, {
    as: 'student',
    situations: { getPaymentTerms: 'knownTimes' },
  })
  await addReceipt()
  await chooseMethod('Bank transfer')
  await press('Submit')
  await expect
    .poll(() => findRequestBodies(fetch, 'purchaseCourse'))
    .toEqual([expect.objectContaining({ 'classTimings[0][from]': known!.from, 'classTimings[0][to]': known!.to })])
})

test('a backend without known times asks for them', async () => {
  await openApp(`/student/courses?purchase=${course.id}`, {
    as: 'student',
    situations: { getPaymentTerms: 'unknownCall' },
  })
  await addReceipt()
  await press('Submit')
  await expect.element(page.getByText('From is required').first()).toBeVisible()
})

test('the payment form links to the school’s policy on refunds', async () => {
  await openApp(`/student/courses?purchase=${course.id}`, { as: 'student' })
  await expect.element(page.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/student/policy')
})
