import { type Page, expect } from '@playwright/test'
import { fillTeacherApplication } from './fillTeacherApplication.ts'
import { test } from './serverFixtures.ts'
import { tabTo } from './countPresses.ts'

async function sendByKeyboard(page: Page): Promise<unknown> {
  const requested = page.waitForRequest((request) => request.url().endsWith('/api/teacher/requested-teacher'))
  await tabTo(page, 'button', /^Submit Application/)
  await page.keyboard.press('Enter')
  const request = await requested
  expect(request.headers()['token']).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeFocused()
  return request.postDataJSON()
}

// proves 1§1.1
test('an application is sent with the keyboard alone', async ({ page }) => {
  await page.goto('/create-teacher-account')
  await fillTeacherApplication(page, 'zaynab.keys@maktab.test')
  expect(await sendByKeyboard(page)).toMatchObject({
    name: 'Zaynab Malik',
    date_of_birth: '1990-07-05',
    gender: 'female',
    email: 'zaynab.keys@maktab.test',
    languages_spoken: ['urdu', 'arabic'],
    age_group: 'children',
    application_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    course: [{ id: expect.any(Number), name: expect.any(String), timings: [{ from: '16:00', to: '17:30' }] }],
  })
})

// proves 1§4.6
test('a sent application appears in the admin’s list', { tag: '@server' }, async ({ page, request }) => {
  await page.goto('/create-teacher-account')
  await fillTeacherApplication(page, 'zaynab.applies@maktab.test')
  await sendByKeyboard(page)
  const signedIn = await request.post('/api/auth/login', {
    data: { email: 'admin@maktab.test', password: 'maktab-demo' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const response = await request.get('/api/teacher/get', { headers: { token } })
  const { teachers } = (await response.json()) as { teachers: { email: string; status: string }[] }
  expect(teachers.find(({ email }) => email === 'zaynab.applies@maktab.test')).toMatchObject({
    status: 'pending',
    languages_spoken: 'urdu, arabic',
  })
})

test(
  'typed values survive an error, a reload and a language change',
  { tag: '@mock' },
  async ({ page, context, baseURL }) => {
    const cookie = { name: 'mock', url: baseURL! }
    await context.addCookies([{ ...cookie, value: encodeURIComponent('submitTeacherApplication=emailTaken') }])
    await page.goto('/create-teacher-account')
    await fillTeacherApplication(page, 'zaynab@maktab.test')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('zaynab@maktab.test')
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ur')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('input[name=email]')).toHaveValue('zaynab@maktab.test')
    await context.clearCookies({ name: 'mock' })
    for (const _ of [2, 3]) {
      await page.locator('button[type=submit]').click()
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    }
    await page.locator('button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.locator('input[name=email]')).toHaveValue('')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // proves 1§2.teacherAccount.4, 1§2.teacherAccount.5, 1§2.teacherAccount.6
  test('courses and times are added and removed without horizontal overflow', async ({ page }) => {
    await page.goto('/create-teacher-account')
    await fillTeacherApplication(page, 'zaynab.phone@maktab.test')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add another course' }).tap()
    await page.getByRole('group', { name: 'Course 2' }).getByRole('button', { name: 'Add another time' }).tap()
    await expect(page.getByRole('button', { name: /^Remove Course/ })).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Remove Time/ })).toHaveCount(2)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Remove Course 2' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap()
    await expect(page.getByRole('button', { name: 'Remove Course 1' })).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('textbox', { name: /^Institution/ })).toHaveValue('Jamia Noor')
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.getByRole('button', { name: 'Submit Application' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeFocused()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})
