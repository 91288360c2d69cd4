import { expect } from '@playwright/test'
import {
  PASSWORD,
  drawReceipt,
  fillAccount,
  fillPerson,
  fillCourse,
  fillTimesAndReceipt,
  finished,
  goToCourses,
  newEmail,
} from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath } from './signIn.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a visitor becomes a student in one go, from a course’s page to the dashboard',
    { tag: '@server' },
    async ({ page, request }) => {
      const response = await request.get('/api/course/get')
      const { course } = (await response.json()) as { course: { id: number; name: string; price: number }[] }
      const paidCourse = course.find(({ price }) => price > 0)!
      await fillAccount(page, newEmail(), `?course=${paidCourse.id}`)
      await expect(page.getByRole('group', { name: 'Your course' })).toContainText(paidCourse.name)
      await goToCourses(page)
      const block = page.getByRole('group', { name: 'Course 1', exact: true })
      await expect(block.getByRole('button', { name: paidCourse.name })).toBeVisible()
      await fillTimesAndReceipt(page, 1, await drawReceipt(page))
      await page.getByRole('button', { name: 'Submit' }).tap()
      await expect(finished(page)).toBeFocused()
      await expect(page.getByRole('main')).toContainText(paidCourse.name)
      await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
      await expectPath(page, '/student/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    },
  )

  // proves X4
  test('a registration fits a 390 px screen without overflow', async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await fillAccount(page, newEmail())
    expect(await overflow()).toBeLessThanOrEqual(0)
    await goToCourses(page)
    await fillCourse(page, 1, await drawReceipt(page))
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(finished(page)).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  test('a guardian adds another child and switches between both', { tag: '@server' }, async ({ page }) => {
    const email = newEmail()
    await fillAccount(page, email)
    await goToCourses(page)
    await page.getByRole('button', { name: 'Skip' }).tap()
    await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
    await expectPath(page, '/student/dashboard')
    const openMenu = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('dialog').getByRole('button', { name }).tap()
    }
    await openMenu(/^Zaynab Malik/)
    await page.getByRole('menuitem', { name: 'Add another child' }).tap()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await fillPerson(page, 'Sara Malik', email)
    await goToCourses(page)
    await page.getByRole('button', { name: 'Skip' }).tap()
    await expect(page.getByRole('heading', { name: 'Your child is registered' })).toBeFocused()
    await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
    await expectPath(page, '/student/dashboard')
    await openMenu(/^Sara Malik/)
    await page.getByRole('menuitemradio', { name: 'Zaynab Malik' }).tap()
    await openMenu(/^Zaynab Malik/)
    await expect(page.getByRole('menuitemradio', { name: 'Zaynab Malik' })).toBeChecked()
  })

  // proves X164
  test(
    'a guardian who isn’t signed in registers another child and adds it to their account',
    { tag: '@server' },
    async ({ page }) => {
      const email = newEmail()
      await fillAccount(page, email)
      await goToCourses(page)
      await page.getByRole('button', { name: 'Skip' }).tap()
      await expect(finished(page)).toBeFocused()
      await page.evaluate(() => localStorage.clear())

      const receipt = await page.goto('/create-student-account').then(() => drawReceipt(page))
      await fillPerson(page, 'Sara Malik', email)
      await page.getByRole('textbox', { name: 'Password' }).fill('a wrong one')
      await goToCourses(page)
      const course = await fillCourse(page, 1, receipt)
      const submit = () => page.getByRole('button', { name: 'Submit' }).tap()
      await submit()
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await page.getByRole('button', { name: 'Add this child' }).tap()
      const password = page.getByRole('textbox', { name: 'Password' })
      await expect(password).toBeFocused()
      await goToCourses(page)
      await submit()
      await expect(password).toBeFocused()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill(PASSWORD)
      await goToCourses(page)
      await submit()
      await expect(page.getByRole('heading', { name: 'Your child is registered' })).toBeFocused()
      await expect(page.getByRole('main')).toContainText(course)
      await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
      await expectPath(page, '/student/dashboard')
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Sara Malik/ })
        .tap()
      await expect(page.getByRole('menuitemradio', { name: 'Sara Malik' })).toBeChecked()
      await expect(page.getByRole('menuitemradio', { name: 'Zaynab Malik' })).toBeVisible()
    },
  )
})
