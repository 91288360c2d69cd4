import { expect } from '@playwright/test'
import { tabTo } from './countPresses.ts'
import {
  PASSWORD,
  chooseCourse,
  createAccount,
  drawReceipt,
  fillContact,
  fillTimes,
  finished,
  goToContact,
  goToTimes,
  newEmail,
  openRegistration,
  skipCourses,
  typeCourseAndTimes,
} from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath } from './signIn.ts'

// proves D20.1
test(
  'the new student is signed in, can sign in again, and a taken email is reported before sending',
  { tag: ['@server', '@fast'] },
  async ({ page }) => {
    const email = newEmail()
    await openRegistration(page)
    await goToTimes(page)
    const block = page.getByRole('group', { name: 'Course 1', exact: true })
    const course = await chooseCourse(page, block)
    await fillTimes(page, block)
    await goToContact(page)
    await fillContact(page, email)
    await createAccount(page)
    await expect(finished(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText(course)
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expectPath(page, '/student/dashboard')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectPath(page, '/student/dashboard')
    await expect(page.getByText('Zaynab Malik').first()).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await openRegistration(page)
    await skipCourses(page, email)
    await expect(page.getByRole('button', { name: 'Add this child' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
    await createAccount(page)
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  },
)

test('a family that has paid already sends its receipt', { tag: '@server' }, async ({ page }) => {
  await openRegistration(page)
  await goToTimes(page)
  const block = page.getByRole('group', { name: 'Course 1', exact: true })
  await chooseCourse(page, block)
  await fillTimes(page, block)
  await page.getByRole('button', { name: 'I’ve already paid' }).click()
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible()
  await block.getByText('Credit card', { exact: true }).click()
  const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: await drawReceipt(page) }
  await block.locator('input[type=file]').setInputFiles(receipt)
  await expect(block.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await goToContact(page)
  await fillContact(page, newEmail())
  await createAccount(page)
  await expect(page.getByText('Your course is under review')).toBeVisible()
})

// proves X4
test('a student registers without a receipt with the keyboard alone', async ({ page }) => {
  await page.goto('/create-student-account')
  const tab = () => page.keyboard.press('Tab')
  const type = (text: string) => page.keyboard.type(text)
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await type('Zaynab Malik')
  await tab()
  await type('09032015')
  await tabTo(page, 'radio', /^Urdu/)
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /^Continue: choose times/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose times' })).toBeFocused()

  await typeCourseAndTimes(page)
  await tabTo(page, 'button', /^Continue: contact details/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact and account' })).toBeFocused()

  await tabTo(page, 'textbox', /^Guardian name/)
  await type('Amina Malik')
  await tab()
  await type('+92 300 1234567')
  await tabTo(page, 'textbox', /^Email/)
  await type(newEmail())
  await tab()
  await type(PASSWORD)
  await tabTo(page, 'button', /^Sign as/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Signature' })).toHaveValue('Amina Malik')
  await page.keyboard.press('Enter')
  await expect(finished(page)).toBeFocused()
})
