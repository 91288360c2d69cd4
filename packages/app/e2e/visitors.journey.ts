import { expect, test } from '@playwright/test'
import { expectPlace, fillSignIn } from './signIn.ts'

const phone = { width: 390, height: 844 }

// proves X144
test('a visitor sees the courses on a phone, opens one, and registers with it chosen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose a course' }).click()
  await page.getByRole('link', { name: 'Tajweed for beginners' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tajweed for beginners' })).toBeVisible()
  await page.getByRole('link', { name: 'Enroll' }).last().click()
  await expect(page).toHaveURL(/\/create-student-account\?course=1$/)
})

// proves X145
test('the bar of a phone leads to the form, which welcomes back only whoever was here before', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(page.getByText('Welcome back')).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport()
  await fillSignIn(page, 'student@maktab.test')
  await expectPlace(page, '/student/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByText('Welcome back')).toBeInViewport()
})

// proves X149
test('a plain client reads the preview of a course, and the map names its page', async ({ request }, { project }) => {
  test.skip(project.name === 'mock', 'The mock serves the page as it was built.')
  const page = await (await request.get('/courses/1-tajweed-for-beginners')).text()
  expect(page).toMatch(/<meta property="og:title" content="Tajweed for beginners · Maktab" \/>/)
  expect(page).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/uploads\/[^"]+" \/>/)
  expect(page).toContain('"@type":"Course"')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/courses/1-tajweed-for-beginners?lang=ur</loc>')
  expect((await request.get('/courses/99')).status()).toBe(404)
})
