import { expect } from '@playwright/test'
import { chooseFile } from './paymentSteps.ts'
import { PASSWORD, drawReceipt, finished, newEmail, typeCourseAndTimes } from './fillRegistration.ts'
import { fillAccount, fillCourse, goToCourses, wantReceipts } from './fillSpecifiedRegistration.ts'
import { test } from './serverFixtures.ts'
import { tabTo } from './countPresses.ts'

test.beforeEach(async ({ context, baseURL }) => wantReceipts(context, baseURL!))

// proves 1§1.1, 1§2.studentAccount.8, 1§2.studentAccount.9, 1§2.studentAccount.10, 1§2.studentAccount.11
// proves 1§2.studentAccount.12
test(
  'a registration with two courses and two receipts, and what the next page shows',
  { tag: '@mock' },
  async ({ page }) => {
    const email = newEmail()
    await fillAccount(page, email)
    await goToCourses(page)
    const receipt = await drawReceipt(page)
    const names = [await fillCourse(page, 1, receipt)]
    await page.getByRole('button', { name: 'Add Another Course' }).click()
    names.push(await fillCourse(page, 2, receipt))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await goToCourses(page)
    await expect(page.getByRole('img', { name: 'Preview of receipt-2.png' })).toBeVisible()

    const registered = page.waitForResponse((response) => response.url().endsWith('/api/student/register'))
    await page.getByRole('button', { name: 'Submit' }).click()
    expect((await registered).status()).toBe(200)
    await expect(finished(page)).toBeFocused()
    await expect(page.getByText('Your courses are under review')).toBeVisible()
    for (const name of names) await expect(page.getByRole('main')).toContainText(name)
  },
)

// proves X4
test('a student registers with the keyboard alone', { tag: '@mock' }, async ({ page }) => {
  const receipt = await page.goto('/create-student-account').then(() => drawReceipt(page))
  const tab = () => page.keyboard.press('Tab')
  const type = (text: string) => page.keyboard.type(text)
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await type('Zaynab Malik')
  await tab()
  await type('09032015')
  await tabTo(page, 'radio', /^Urdu/)
  await page.keyboard.press('Space')
  await tab()
  await type('Amina Malik')
  await tab()
  await type('+92 300 1234567')
  await tabTo(page, 'textbox', /^Email/)
  await type(newEmail())
  await tab()
  await type(PASSWORD)
  await tabTo(page, 'textbox', /^Signature/)
  await type('Zaynab Malik')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Select courses with class timing' })).toBeFocused()

  await tab()
  await expect(page.getByRole('button', { name: 'I’ve already paid' })).toBeFocused()
  await tabTo(page, 'radio', /^Within the country/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Within the country' })).toBeChecked()
  await typeCourseAndTimes(page)
  await tabTo(page, 'button', /^Choose (image|file)/)
  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: receipt }
  await chooseFile(page, picture, () => page.keyboard.press('Enter'))
  await expect(page.getByRole('img', { name: 'Preview of receipt.png' })).toBeVisible()
  await tabTo(page, 'radio', /^Credit card/)
  await page.keyboard.press('Space')
  await tabTo(page, 'textbox', /^Transaction number/)
  await type('TX-1600')
  await tabTo(page, 'button', /^Submit/)
  await page.keyboard.press('Enter')
  await expect(finished(page)).toBeFocused()
})

test('a draft survives a reload, the password doesn’t', { tag: '@mock' }, async ({ page }) => {
  await fillAccount(page, 'zaynab@maktab.test')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('zaynab@maktab.test')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await expect(page.getByText('For your security, enter your password again.')).toBeVisible()
})

test('field errors of the server are shown at their fields', { tag: '@mock' }, async ({ page, context, baseURL }) => {
  await wantReceipts(context, baseURL!, 'registerStudent=invalid')
  await fillAccount(page, 'zaynab@maktab.test')
  await goToCourses(page)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('textbox', { name: 'Guardian name' })).toBeFocused()
  await expect(page.getByText('Please check 2 fields.')).toBeVisible()
})

// proves 1§5.8
test('a file that isn’t a picture is rejected where it is selected', { tag: '@mock' }, async ({ page }) => {
  await fillAccount(page, 'zaynab@maktab.test')
  await goToCourses(page)
  const file = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('receipt.png must be a JPEG, PNG or WebP image.')).toBeVisible()
})

// proves 1§2.studentAccount.17
test('a slow upload shows its progress and can be cancelled', { tag: '@mock' }, async ({ page, context }) => {
  await fillAccount(page, 'zaynab@maktab.test')
  await goToCourses(page)
  await fillCourse(page, 1, await drawReceipt(page, 700))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const slow = { offline: false, latency: 20, downloadThroughput: 100_000, uploadThroughput: 60_000 }
  await cdp.send('Network.emulateNetworkConditions', slow)
  await page.getByRole('button', { name: 'Submit' }).click()
  const bar = page.getByRole('progressbar', { name: 'Sending images' })
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.getByText('Everything you entered is still here.')).toBeVisible()
  await cdp.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1, uploadThroughput: -1 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(finished(page)).toBeVisible()
})
