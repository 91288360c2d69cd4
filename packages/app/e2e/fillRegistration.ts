import { type Page, expect, type APIRequestContext } from '@playwright/test'
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
const parts = (page: Page, name: string | RegExp, nth = 0) =>
  page.getByRole('group', { name }).nth(nth).getByRole('spinbutton').first()

async function typeInto(page: Page, name: string | RegExp, keys: string, nth = 0): Promise<void> {
  await parts(page, name, nth).click()
  await page.keyboard.type(keys)
}

export async function fillAccount(page: Page, email: string, search = '', school = ''): Promise<void> {
  await page.goto(`${school}/create-student-account${search}`)
  await fillPerson(page, 'Zaynab Malik', email)
}

/** Fills in the first step, which is open. */
export async function fillPerson(page: Page, name: string, email: string): Promise<void> {
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
  await block.getByRole('button', { name: /Choose one/ }).click()
  const option = page.locator('[role=option]:not([aria-disabled])').first()
  const name = await option.innerText()
  await option.click()
  await fillTimesAndReceipt(page, number, receipt)
  return name
}

export async function fillTimesAndReceipt(page: Page, number: number, receipt: Buffer): Promise<void> {
  const block = page.getByRole('group', { name: `Course ${number}`, exact: true })
  await block.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first().click()
  await page.keyboard.type('1600')
  await block.getByRole('group', { name: /^To/ }).getByRole('spinbutton').first().click()
  await page.keyboard.type('1730')
  await block.getByText('Credit card', { exact: true }).click()
  await block.locator('input[type=file]').setInputFiles({
    name: `receipt-${number}.png`,
    mimeType: 'image/png',
    buffer: receipt,
  })
  await expect(block.getByRole('img', { name: `Preview of receipt-${number}.png` })).toBeVisible()
}

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
