import { type Page, expect } from '@playwright/test'
import { asAdmin, signInAsNewStudent, studentId, expectPath, openAs } from './signIn.ts'
import {
  addReceipt,
  findCard,
  chooseMethod,
  expectCards,
  expectNoOverflow,
  openPage,
  watchForms,
} from './paymentSteps.ts'
import { test } from './serverFixtures.ts'

const EVENTS = '/student/event'
const isToggle = (url: string) => url.includes('/api/event/join-cancel-membership/')

/** Counts the join and leave requests of the page. */
function countToggles(page: Page): () => number {
  let toggles = 0
  page.on('request', (request) => {
    if (isToggle(request.url())) toggles += 1
  })
  return () => toggles
}

async function openEvents(page: Page): Promise<void> {
  await openAs(page, 'student', EVENTS)
  await expectCards(page, 'Events')
}

async function pay(page: Page): Promise<void> {
  await addReceipt(page)
  await chooseMethod(page, 'Bank transfer')
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await expect(page).toHaveURL(/\/student\/billing\?sent=event-\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Questions?' })).toBeVisible()
}

/** From the confirmation page. */
async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'All events' }).click()
  await expectCards(page, 'Events')
}

// proves 2§4.3, 2§6.1
test(
  'an event is paid for, rejected, paid for again, joined and left',
  { tag: '@server' },
  async ({ page, request }) => {
    const admin = await asAdmin(request)
    const title = `Workshop ${Date.now()}`
    const link = 'https://meet.maktab.test/new-workshop'
    await admin({
      method: 'POST',
      path: 'event/create-event',
      data: { id: 0, title, description: 'Bring a pen.', price: 12.5, time: '2031-05-10T18:00', link },
    })
    const { event } = await admin<{ event: { id: number; title: string }[] }>({ method: 'GET', path: 'event/get' })
    const eventID = event.find((one) => one.title === title)!.id
    const email = await signInAsNewStudent(page, request)
    const studentID = await studentId(admin, email)
    const decide = (paymentStatus: 'paid' | 'rejected') =>
      admin({ method: 'PUT', path: 'event/update-payemnt-status', data: { studentID, eventID, paymentStatus } })
    const toggles = countToggles(page)
    const card = findCard(page, title)

    await openPage(page, EVENTS, 'Events')
    await expect(card).toContainText('$12.50')
    await expect(card).toContainText('10 May 2031')
    await card.getByRole('link', { name: `Purchase ${title}` }).click()
    await pay(page)
    await goBack(page)
    await expect(card).toContainText('Under review')

    await decide('rejected')
    await page.reload()
    await expect(card).toContainText('Rejected')
    await card.getByRole('link', { name: `Send another receipt for ${title}` }).click()
    await expect(page.getByText('Your last receipt wasn’t approved.')).toBeVisible()
    await pay(page)
    await goBack(page)
    await expect(card).toContainText('Under review')

    // Replacing a receipt asks first.
    await card.getByRole('link', { name: `Replace receipt for ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
    await pay(page)
    await goBack(page)
    await expect(card).toContainText('Under review')

    await decide('paid')
    await page.reload()
    await expect(card).toContainText('One step left: join the event.')
    await expect(card.getByRole('link')).toBeHidden()
    expect(toggles()).toBe(0)
    await card.getByRole('button', { name: `Join ${title}` }).dblclick()
    await expect(card).toContainText('Joined')
    await expect(card.getByRole('link', { name: /^Link to the event/ })).toHaveAttribute('href', link)
    expect(toggles()).toBe(1)

    // An undo right after the action is applied at once.
    await card.getByRole('button', { name: `Leave ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('You’ve left the event.').first()).toBeVisible()
    await expect(card.getByRole('button', { name: `Join ${title}` })).toBeFocused()
    expect(toggles()).toBe(2)
    await expect(card.getByRole('link')).toBeHidden()
    await page.reload()
    await expect(card.getByRole('button', { name: `Join ${title}` })).toBeVisible()
  },
)

test('a payment needs method and receipt, and is sent as a form', { tag: '@mock' }, async ({ page }) => {
  const forms = await watchForms(page)
  await openEvents(page)
  await page
    .getByRole('link', { name: /^(Purchase|Send another receipt for) / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await expect(page.getByText('Please select a payment method and upload a receipt.')).toHaveCount(1)
  await pay(page)
  const [form, ...more] = await forms()
  for (const name of ['eventID', 'receipt', 'method']) expect(form).toContain(`name="${name}"`)
  expect(more).toEqual([])
  await expectPath(page, '/student/billing')
})

test('a payment that fails shows the error in the form', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await openEvents(page)
  await page
    .getByRole('link', { name: /^(Purchase|Send another receipt for) / })
    .first()
    .click()
  await addReceipt(page)
  await chooseMethod(page, 'JazzCash')
  const value = encodeURIComponent('submitEventPayment=serverError')
  await context.addCookies([{ name: 'mock', value, url: baseURL! }])
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await expect(page.getByRole('main').getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
})

test(
  'with the keyboard alone: join once, keep the focus, and cancel leaving',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    // The second press happens while the first request is pending.
    const value = encodeURIComponent('toggleEventMembership=joined@3000')
    await context.addCookies([{ name: 'mock', value, url: baseURL! }])
    const toggles = countToggles(page)
    await openEvents(page)
    const join = page.getByRole('button', { name: /^Join / }).first()
    await join.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You’ve joined the event.').first()).toBeVisible()
    await expect(join).not.toHaveAttribute('aria-disabled')
    await expect(join).toBeFocused()
    expect(toggles()).toBe(1)
    const leave = page.getByRole('button', { name: /^Leave / }).first()
    await leave.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(leave).toBeFocused()
    expect(toggles()).toBe(1)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('events and a payment fit a 390 px screen without overflow', { tag: '@mock' }, async ({ page }) => {
    await openEvents(page)
    await expectNoOverflow(page)
    await page
      .getByRole('link', { name: /^(Purchase|Send another receipt for) / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for an event' })).toBeVisible()
    await expectNoOverflow(page)
    await pay(page)
    await expectNoOverflow(page)
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the viewer sees their own time, and the school’s with its place', { tag: '@mock' }, async ({ page }) => {
    await openEvents(page)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(/\d\d:\d\d in UTC/)
  })
})
