import { type APIRequestContext, type Page, expect, test } from '@playwright/test'
import { countPresses } from './countPresses.ts'
import { asAdmin } from './newStudent.ts'
import { receipt } from './receipts.ts'
import { openAs } from './signIn.ts'

/** Registers a student whose receipt for a course waits; gives the name by which they stand in the queue. */
async function registerWithReceipt(request: APIRequestContext): Promise<string> {
  const run = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const admin = await asAdmin(request)
  const { course } = await admin<{ course: { id: number; name: string; price: number }[] }>({
    method: 'GET',
    path: 'course/get',
  })
  const paid = course.find(({ price }) => price > 0)
  const answer = await request.post('/api/student/register', {
    multipart: {
      name: `Waiting ${run}`,
      guardian_name: 'Tariq Aziz',
      email: `waiting-${run}@maktab.test`,
      password: 'maktab-demo',
      contact_number: '+92 300 1234567',
      preferred_language: 'urdu',
      signature: 'Tariq Aziz',
      date_of_birth: '2014-04-02',
      registration_date: '2026-11-01',
      'courses[0][course_id]': String(paid?.id),
      'courses[0][course_name]': paid?.name ?? '',
      'courses[0][timings][0][from]': '16:00',
      'courses[0][timings][0][to]': '17:00',
      'courses[0][billing][payment_method]': 'Bank Transfer',
      'courses[0][billing][receipt_image]': receipt,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return `Waiting ${run}`
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What waits' }).getByRole('button', { name: new RegExp(`^${name}`) })
const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()

/** Opens the inbox where the payment stands, and counts the presses from there. */
async function decide(page: Page, name: string): Promise<void> {
  const hand = countPresses(page)
  await hand.press(rowOf(page, name))
  await hand.press(page.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText(`Approved: ${name}`)).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(2)
}

// proves X53
test(
  'of two administrators who decide one payment the second is told who was ahead',
  { tag: '@server' },
  async ({ page, request, browser, baseURL }) => {
    const name = await registerWithReceipt(request)
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await context.newPage()
    for (const one of [page, other]) {
      await openAs(one, 'admin', '/admin/inbox?kind=coursePayment')
      while (!(await rowOf(one, name).isVisible())) {
        await expect(rowOf(one, name).or(one.getByRole('button', { name: 'Show more' }))).toBeVisible()
        if (await one.getByRole('button', { name: 'Show more' }).isVisible())
          await one.getByRole('button', { name: 'Show more' }).click()
      }
    }
    for (const one of [page, other]) await decide(one, name)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/student/update-purchase-status'))
    await leave(page)
    expect((await sent).status()).toBe(200)
    await leave(other)
    await expect(other.getByRole('alert').filter({ hasText: `was ahead with ${name}.` })).toBeVisible()

    await page.goto('/admin/inbox?kind=coursePayment')
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
    await expect(rowOf(page, name)).toBeHidden()
    await context.close()
  },
)
