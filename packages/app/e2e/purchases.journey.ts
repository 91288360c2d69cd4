import { type Page, expect } from '@playwright/test'
import {
  chooseFile,
  addReceipt,
  findCard,
  chooseMethod,
  expectCards,
  expectNoOverflow,
  firstPurchase,
  openPage,
  receipt,
  watchForms,
} from './paymentSteps.ts'
import { asAdmin, signInAsNewStudent, studentId, expectPath, openAs } from './signIn.ts'
import { test } from './serverFixtures.ts'
import { tabTo } from './countPresses.ts'

const COURSE = 'Arabic grammar I'
const main = (page: Page) => page.getByRole('main')
const sentPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'We have your receipt' })

async function typeTime(page: Page, name: RegExp, digits: string, nth = 0): Promise<void> {
  await page.getByRole('group', { name }).nth(nth).getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}

async function fillPurchase(page: Page): Promise<void> {
  await addReceipt(page)
  await chooseMethod(page, 'Bank transfer')
  await typeTime(page, /^From/, '1600')
  await typeTime(page, /^To/, '1730')
}

async function openPurchase(page: Page): Promise<string> {
  await openAs(page, 'student', '/student/courses')
  await expectCards(page, 'Courses')
  const link = firstPurchase(page)
  const name = (await link.getAttribute('aria-label'))?.replace('Purchase ', '') ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment details' })).toBeVisible()
  return name
}

// proves 2§4.4, 2§6.1
test(
  'a course is bought, is under review, and appears as enrolled once approved',
  { tag: '@server' },
  async ({ page, request }) => {
    const email = await signInAsNewStudent(page, request)
    await openPage(page, '/student/courses', 'Courses')
    await findCard(page, COURSE)
      .getByRole('link', { name: /^See outlines/ })
      .click()
    // The previous list, which may still be visible, has such a link per course; this one names the course.
    await page.getByRole('link', { name: 'Purchase', exact: true }).click()
    await expect(main(page)).toContainText(COURSE)
    await fillPurchase(page)
    await page.getByRole('button', { name: 'Add More' }).click()
    await typeTime(page, /^From/, '2300', 1)
    await typeTime(page, /^To/, '0030', 1)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(sentPage(page)).toBeFocused()
    await expect(main(page)).toContainText(COURSE)
    await page.reload()
    await expect(sentPage(page)).toBeVisible()
    await openPage(page, '/student/courses', 'Courses')
    await expect(findCard(page, COURSE)).toContainText('Under review')
    await expect(findCard(page, COURSE).getByRole('link', { name: /^Purchase/ })).toBeHidden()

    const admin = await asAdmin(request)
    const id = await studentId(admin, email)
    const { data } = await admin<{ data: { id: number; paymentStatus: string; paymentMethod: string }[] }>({
      method: 'GET',
      path: `student/get/billing-details/${id}`,
    })
    expect(data).toMatchObject([{ paymentStatus: 'pending', paymentMethod: 'bank transfer' }])
    const decide = (purchase: number, paymentStatus: 'paid' | 'rejected') =>
      admin({ method: 'PUT', path: 'student/update-purchase-status', data: { id: purchase, paymentStatus } })

    await decide(data[0]!.id, 'rejected')
    await page.reload()
    await expect(findCard(page, COURSE)).toContainText('Rejected')
    await findCard(page, COURSE)
      .getByRole('link', { name: /^Send another receipt/ })
      .click()
    await expect(page.getByText('Your last receipt wasn’t approved.')).toBeVisible()
    // Times and payment method are known from the first purchase.
    await expect(page.getByRole('button', { name: 'Change your times' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Payment method/ })).toContainText('Bank transfer')
    await addReceipt(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(sentPage(page)).toBeVisible()
    await page.getByRole('link', { name: 'All courses' }).click()
    await expect(findCard(page, COURSE)).toContainText('Under review')

    const again = await admin<{ data: { id: number; paymentStatus: string }[] }>({
      method: 'GET',
      path: `student/get/billing-details/${id}`,
    })
    await decide(again.data.find(({ paymentStatus }) => paymentStatus === 'pending')!.id, 'paid')
    await page.reload()
    await expect(findCard(page, COURSE)).toContainText('Enrolled')
    await openPage(page, '/student/enrolled-courses', 'Enrolled Courses')
    await expect(findCard(page, COURSE)).toBeVisible()
  },
)

test(
  'a purchase is sent as a form with bracket names, and the list is refetched',
  { tag: '@mock' },
  async ({ page }) => {
    const forms = await watchForms(page)
    await openPurchase(page)
    await fillPurchase(page)
    const billingLoaded = page.waitForResponse((response) => response.url().endsWith('/api/student/billing'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await billingLoaded
    const [form, ...more] = await forms()
    for (const name of ['courseID', 'receipt', 'paymentMethod', 'classTimings[0][from]', 'classTimings[0][to]']) {
      expect(form).toContain(`name="${name}"`)
    }
    expect(form).toContain('bank transfer')
    expect(more).toEqual([])
    await expect(sentPage(page)).toBeVisible()
    await expectPath(page, '/student/billing')
  },
)

test('an error is shown at the button, and all values stay', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await openPurchase(page)
  await fillPurchase(page)
  await context.addCookies([{ name: 'mock', value: encodeURIComponent('purchaseCourse=serverError'), url: baseURL! }])
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(main(page).getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await context.clearCookies({ name: 'mock' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(sentPage(page)).toBeVisible()
})

test('going back asks about unsaved values', { tag: '@mock' }, async ({ page }) => {
  const name = await openPurchase(page)
  await addReceipt(page)
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(findCard(page, name).getByRole('link', { name: /^Purchase/ })).toBeFocused()
})

test('a course is bought with the keyboard alone', async ({ page, request }, { project }) => {
  if (project.name === 'server') {
    await signInAsNewStudent(page, request)
    await page.goto('/student/courses')
  } else await openAs(page, 'student', '/student/courses')
  await expectCards(page, 'Courses')
  const tab = () => page.keyboard.press('Tab')
  await firstPurchase(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment details' })).toBeVisible()
  await expect(main(page)).toBeFocused()
  await tab()
  await expect(main(page).getByRole('link', { name: 'Courses' })).toBeFocused()
  await tabTo(page, 'spinbutton', /^hour.*From/)
  await page.keyboard.type('1600')
  await tabTo(page, 'spinbutton', /^hour.*To/)
  await page.keyboard.type('1730')
  await tabTo(page, 'button', /^I’ve already paid/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Choose (image|file)/ })).toBeFocused()
  await chooseFile(page, receipt, () => page.keyboard.press('Enter'))
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await tabTo(page, 'button', /Payment method/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await tabTo(page, 'textbox', /^Transaction number/)
  await page.keyboard.type('TX-1600')
  await expect(page.getByRole('textbox', { name: /^Transaction number/ })).toHaveValue('TX-1600')
  await tabTo(page, 'button', /^Submit/)
  await page.keyboard.press('Enter')
  await expect(sentPage(page)).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a purchase fits a 390 px screen without overflow', { tag: '@mock' }, async ({ page }) => {
    await openPurchase(page)
    await expectNoOverflow(page)
    await fillPurchase(page)
    await page.getByRole('button', { name: 'Add More' }).click()
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Remove Time 2' }).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(sentPage(page)).toBeVisible()
    await expectNoOverflow(page)
  })
})
