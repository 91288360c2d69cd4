import { type Page, expect } from '@playwright/test'
import { tabTo } from './countPresses.ts'

async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name)
  await page.keyboard.type(text)
}

async function typeParts(page: Page, name: RegExp, digits: string): Promise<void> {
  await tabTo(page, 'spinbutton', name)
  await page.keyboard.type(digits)
}

/** Continues to the next step, whose heading receives the focus. */
async function continueTo(page: Page, title: string): Promise<void> {
  await tabTo(page, 'button', /^Next/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
}

/** Fills in all three steps with the keyboard. */
export async function fillTeacherApplication(page: Page, email: string): Promise<void> {
  await typeInto(page, /^Name/, 'Zaynab Malik')
  await typeParts(page, /^day.*Date of birth/, '05071990')
  await tabTo(page, 'radio', /^Male/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await typeInto(page, /^Nationality/, 'Pakistani')
  await tabTo(page, 'checkbox', /^Urdu/)
  await page.keyboard.press('Space')
  await tabTo(page, 'checkbox', /^Arabic/)
  await page.keyboard.press('Space')
  await typeInto(page, /^Contact number/, '+92 300 1234567')
  await typeInto(page, /^Email/, email)
  await typeInto(page, /^Current address/, '12 Mall Road, Lahore')
  await continueTo(page, 'Your experience')
  await typeInto(page, /^Qualification/, 'Ijazah in Hafs')
  await typeInto(page, /^Institution/, 'Jamia Noor')
  await typeInto(page, /^Experience in Quran/, 'Eight years with beginners')
  await tabTo(page, 'radio', /^Children/)
  await page.keyboard.press('Space')
  await continueTo(page, 'Courses and times')
  await tabTo(page, 'button', /^Choose one/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await typeParts(page, /^hour.*From/, '1600')
  await typeParts(page, /^hour.*To/, '1730')
}
