import { type BrowserContext, type Page, expect } from '@playwright/test'
import { PASSWORD, chooseCourse, fillTimes, typeInto } from './fillRegistration.ts'

/** Makes the mock answer like a school that requires a receipt for each course, as specified. */
export async function wantReceipts(context: BrowserContext, url: string, more = ''): Promise<void> {
  const value = encodeURIComponent(`getSettings=receiptsFirst${more && `,${more}`}`)
  await context.addCookies([{ name: 'mock', value, url }])
}

export async function fillAccount(page: Page, email: string, search = '', school = ''): Promise<void> {
  await page.goto(`${school}/create-student-account${search}`)
  await fillPerson(page, 'Zaynab Malik', email)
}

/** Fills in the first step, which is open. */
async function fillPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await typeInto(page, /^Date of birth/, '09032015')
  await page.getByRole('textbox', { name: 'Guardian name' }).fill('Amina Malik')
  await page.getByRole('textbox', { name: 'Contact number', exact: true }).fill('+92 300 1234567')
  await page.getByRole('radio', { name: 'Urdu' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Signature' }).fill('Zaynab Malik')
}

export async function goToCourses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Select courses with class timing' })).toBeFocused()
}

/** Fills in the course with this number, starting at 1. */
export async function fillCourse(page: Page, number: number, receipt: Buffer): Promise<string> {
  const block = page.getByRole('group', { name: `Course ${number}`, exact: true })
  const name = await chooseCourse(page, block)
  await fillTimesAndReceipt(page, number, receipt)
  return name
}

async function fillTimesAndReceipt(page: Page, number: number, receipt: Buffer): Promise<void> {
  const block = page.getByRole('group', { name: `Course ${number}`, exact: true })
  await fillTimes(page, block)
  await block.getByText('Credit card', { exact: true }).click()
  await block.locator('input[type=file]').setInputFiles({
    name: `receipt-${number}.png`,
    mimeType: 'image/png',
    buffer: receipt,
  })
  await expect(block.getByRole('img', { name: `Preview of receipt-${number}.png` })).toBeVisible()
}
