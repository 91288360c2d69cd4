import { type Page, expect } from '@playwright/test'
import {
  PASSWORD,
  chooseCourse,
  createAccount,
  fillContact,
  fillStudent,
  fillTimes,
  finished,
  goToContact,
  goToTimes,
  newEmail,
  openRegistration,
  skipCourses,
} from './fillRegistration.ts'
import { test } from './serverFixtures.ts'
import { expectPath } from './signIn.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const childRegistered = (page: Page) => page.getByRole('heading', { name: 'Your child is registered' })
  const openMenu = async (page: Page, name: RegExp) => {
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('dialog').getByRole('button', { name }).tap()
  }

  test(
    'a visitor becomes a student in one go, from a course’s page to the dashboard',
    { tag: '@server' },
    async ({ page, request }) => {
      const response = await request.get('/api/course/get')
      const { course } = (await response.json()) as { course: { id: number; name: string; price: number }[] }
      const paidCourse = course.find(({ price }) => price > 0)!
      await openRegistration(page, `?course=${paidCourse.id}`)
      await expect(page.getByRole('group', { name: 'Your course' })).toContainText(paidCourse.name)
      await goToTimes(page)
      await fillTimes(page, page.getByRole('group', { name: paidCourse.name, exact: true }))
      await goToContact(page)
      await fillContact(page, newEmail())
      await page.getByRole('button', { name: 'Create account' }).tap()
      await expect(finished(page)).toBeFocused()
      await expect(page.getByRole('main')).toContainText(paidCourse.name)
      await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
      await expectPath(page, '/student/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  // proves X4
  test('a registration fits a 390 px screen without overflow', async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await openRegistration(page)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await goToTimes(page)
    const block = page.getByRole('group', { name: 'Course 1', exact: true })
    await chooseCourse(page, block)
    await fillTimes(page, block)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await goToContact(page)
    await fillContact(page, newEmail())
    expect(await overflow()).toBeLessThanOrEqual(0)
    await createAccount(page)
    await expect(finished(page)).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  // proves D302.2
  test('a guardian adds another child and switches between both', { tag: '@server' }, async ({ page }) => {
    await openRegistration(page)
    await skipCourses(page, newEmail())
    await page.getByRole('button', { name: 'Create account' }).tap()
    await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
    await expectPath(page, '/student/dashboard')
    await openMenu(page, /^Account: Zaynab Malik/)
    await page.getByRole('menuitem', { name: 'Add another child' }).tap()
    await expect(page.getByRole('group', { name: 'Contact' })).toContainText('Amina Malik')
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
    await fillStudent(page, 'Sara Malik')
    await page.getByRole('button', { name: 'Add this child' }).tap()
    await expect(childRegistered(page)).toBeFocused()
    await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
    await expectPath(page, '/student/dashboard')
    await page.getByRole('button', { name: 'Sara Malik, switch child' }).tap()
    await page.getByRole('menuitemradio', { name: 'Zaynab Malik' }).tap()
    await expect(page.getByText('This is Zaynab Malik’s page')).toBeVisible()
    await page.getByRole('button', { name: 'Zaynab Malik, switch child' }).tap()
    await expect(page.getByRole('menuitemradio', { name: 'Zaynab Malik' })).toBeChecked()
  })

  // proves X164
  test(
    'a guardian who isn’t signed in registers another child and adds it to their account',
    { tag: '@server' },
    async ({ page }) => {
      const email = newEmail()
      await openRegistration(page)
      await skipCourses(page, email)
      await page.getByRole('button', { name: 'Create account' }).tap()
      await expect(finished(page)).toBeFocused()
      await page.evaluate(() => localStorage.clear())

      await openRegistration(page, '', 'Sara Malik')
      await goToTimes(page)
      const block = page.getByRole('group', { name: 'Course 1', exact: true })
      const course = await chooseCourse(page, block)
      await fillTimes(page, block)
      await goToContact(page)
      await fillContact(page, email)
      await page.getByRole('button', { name: 'Add this child' }).tap()
      const password = page.getByRole('textbox', { name: 'Password' })
      await expect(password).toBeFocused()
      await password.fill('a wrong one')
      await page.getByRole('button', { name: 'Create account' }).tap()
      await expect(password).toBeFocused()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).tap()
      await expect(childRegistered(page)).toBeFocused()
      await expect(page.getByRole('main')).toContainText(course)
      await page.getByRole('link', { name: 'Go to your dashboard' }).tap()
      await expectPath(page, '/student/dashboard')
      await page.getByRole('button', { name: 'Sara Malik, switch child' }).tap()
      await expect(page.getByRole('menuitemradio', { name: 'Sara Malik' })).toBeChecked()
      await expect(page.getByRole('menuitemradio', { name: 'Zaynab Malik' })).toBeVisible()
    },
  )
})
