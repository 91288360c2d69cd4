import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test'
import { tabTo } from './countPresses.ts'
import { asAdmin } from './signIn.ts'
import { receipt } from './paymentSteps.ts'

export const PASSWORD = 'maktab-demo'

/** A picture as large as a photo; random noise can’t be compressed. */
export async function drawReceipt(page: Page, side = 40): Promise<Buffer> {
  const url = await page.evaluate((size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const context = canvas.getContext('2d')!
    const picture = context.createImageData(size, size)
    for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/png')
  }, side)
  return Buffer.from(url.split(',')[1]!, 'base64')
}

export const newEmail = () => `student-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@maktab.test`

const parts = (page: Page, name: string | RegExp) => page.getByRole('group', { name }).getByRole('spinbutton').first()

export async function typeInto(page: Page, name: string | RegExp, keys: string): Promise<void> {
  await parts(page, name).click()
  await page.keyboard.type(keys)
}

/** Opens the registration and fills in the first step. */
export async function openRegistration(page: Page, search = '', name = 'Zaynab Malik'): Promise<void> {
  await page.goto(`/create-student-account${search}`)
  await fillStudent(page, name)
}

/** Fills in the first step, which is open: who learns. */
export async function fillStudent(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await typeInto(page, /^Date of birth/, '09032015')
  await page.getByRole('radio', { name: 'Urdu' }).check({ force: true })
}

export async function goToTimes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue: choose times' }).click()
  await expect(page.getByRole('heading', { name: 'Choose times' })).toBeFocused()
}

/** Chooses the first course in a block, and returns its name. */
export async function chooseCourse(page: Page, block: Locator): Promise<string> {
  await block.getByRole('button', { name: /Choose one/ }).click()
  const option = page.locator('[role=option]:not([aria-disabled])').first()
  const name = await option.innerText()
  await option.click()
  return name
}

/** Chooses the first course and types a time from 16:00 to 17:30, with the keyboard alone. */
export async function typeCourseAndTimes(page: Page): Promise<void> {
  await tabTo(page, 'button', /^Choose one/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1600')
  await tabTo(page, 'spinbutton', /^hour.*To/)
  await page.keyboard.type('1730')
}

/** Types a time from 16:00 to 17:30. */
export async function fillTimes(page: Page, block: Locator): Promise<void> {
  await block.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first().click()
  await page.keyboard.type('1600')
  await block.getByRole('group', { name: /^To/ }).getByRole('spinbutton').first().click()
  await page.keyboard.type('1730')
}

export async function goToContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue: contact details' }).click()
  await expect(page.getByRole('heading', { name: 'Contact and account' })).toBeFocused()
}

/** Fills in the last step, which is open. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Guardian name' }).fill('Amina Malik')
  await page.getByRole('textbox', { name: 'Contact number', exact: true }).fill('+92 300 1234567')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign as Amina Malik' }).click()
}

/** Skips the step with times and fills in the last one. */
export async function skipCourses(page: Page, email: string): Promise<void> {
  await goToTimes(page)
  await page.getByRole('button', { name: 'Choose a course later' }).click()
  await fillContact(page, email)
}

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

export const finished = (page: Page) => page.getByRole('heading', { name: 'Your account is ready' })

/** Registers a student with a pending receipt for a course, and returns the name shown in the queue. */
export async function registerWithReceipt(request: APIRequestContext): Promise<{ name: string; email: string }> {
  const run = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const [name, email] = [`Waiting ${run}`, `waiting-${run}@maktab.test`]
  const admin = await asAdmin(request)
  const { course } = await admin<{ course: { id: number; name: string; price: number }[] }>({
    method: 'GET',
    path: 'course/get',
  })
  const paid = course.find(({ price }) => price > 0)
  const response = await request.post('/api/student/register', {
    multipart: {
      name,
      guardian_name: 'Tariq Aziz',
      email,
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
  expect(response.ok(), await response.text()).toBe(true)
  return { name, email }
}
