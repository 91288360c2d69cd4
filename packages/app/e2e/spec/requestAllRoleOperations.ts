import { type Page, expect } from '@playwright/test'
import { typeTimes } from '../purchaseSteps.ts'
import { addReceipt, chooseMethod, receipt } from '../paymentSteps.ts'
import { press, choose, confirm, fill, select } from './pageActions.ts'
import { fillTeacherApplication } from '../fillTeacherApplication.ts'
import { drawReceipt } from '../fillRegistration.ts'
import { fillAccount, fillCourse, goToCourses } from '../fillSpecifiedRegistration.ts'
import { expectPath, fillSignIn } from '../signIn.ts'

/** Uses the app as a student so that all of their operations are requested. */
export async function requestAllStudentOperations(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/student/courses`)
  await page
    .getByRole('link', { name: /^See outlines/ })
    .first()
    .click()
  await expect(page.getByText('The letters and their places')).toBeVisible()
  await page.goto(`${url}/student/courses`)
  await page
    .getByRole('link', { name: /^Purchase / })
    .first()
    .click()
  await addReceipt(page, receipt)
  await chooseMethod(page, 'Bank transfer')
  await typeTimes(page)
  await press(page, 'Submit')
  await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
  await page.goto(`${url}/student/event`)
  await page
    .getByRole('link', { name: /^Purchase / })
    .first()
    .click()
  await addReceipt(page, receipt)
  await chooseMethod(page, 'JazzCash')
  await press(page, 'Submit Payment')
  await expect(page.getByRole('heading', { level: 1, name: 'We have your receipt' })).toBeVisible()
  await page.goto(`${url}/student/event`)
  await press(page, /^Join/)
  await page.goto(`${url}/student/enrolled-courses`)
  await page.getByRole('link', { name: 'All Classes' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(`${url}/student/enrolled-courses`)
  await page
    .getByRole('link', { name: /^Classes/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Classes' })).toBeVisible()
  await page
    .getByRole('link', { name: /^See Performance/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Student Performance Report' })).toBeVisible()
  await page.goto(`${url}/student/policy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  await page.goto(`${url}/student/billing`)
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
}

/** Uses the app as a teacher so that all of their operations are requested. */
export async function requestAllTeacherOperations(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/teacher/course`)
  await page
    .getByRole('link', { name: /^See outlines/ })
    .first()
    .click()
  await expect(page.getByText('The letters and their places')).toBeVisible()
  await page.goto(`${url}/teacher/classes`)
  await press(page, 'Create')
  await choose(page, 'Courses', 'Tajweed for beginners')
  await page.keyboard.press('Escape')
  await fill(page, 'Title', 'Morning circle')
  await fill(page, 'Link', 'meet.maktab.test/circle')
  await typeTimes(page)
  await press(page, 'Submit')
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  await press(page, /^Edit /)
  await fill(page, 'Title', 'Evening circle')
  await press(page, 'Update')
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  await press(page, /^Delete /)
  await confirm(page, 'Delete')
  await page
    .getByRole('link', { name: /^Mark attendance/ })
    .first()
    .click()
  await choose(page, 'Select Student', 'STD-001')
  await page.getByText('Present', { exact: true }).first().click()
  await press(page, 'Submit')
  await press(page, /^Delete /)
  await confirm(page, 'Delete')
  await page.goto(`${url}/teacher/add-student`)
  await press(page, /^Remove /)
  await confirm(page, 'Remove')
  await press(page, 'Assign')
  await select(page, /Class$/, /Tajweed/)
  await page.getByText(/^STD-001 · /).click()
  await press(page, 'Assign 1 student')
  await expect(page.getByText('Students assigned to class successfully').first()).toBeVisible()
  await page.goto(`${url}/teacher/student-performance`)
  await press(page, /^Delete /)
  await confirm(page, 'Delete')
  await press(page, /^Edit /)
  await fill(page, 'Test remarks', 'Reads with care.')
  await press(page, 'Update')
  await expect(page.getByRole('heading', { level: 1, name: 'Performance Report' })).toBeVisible()
  await page.goto(`${url}/teacher/alloted-students`)
  await expect(page.getByRole('table')).toBeVisible()
}

/** Uses the app as a visitor so that all of their operations are requested. */
export async function requestAllVisitorOperations(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/create-teacher-account`)
  await fillTeacherApplication(page, 'zaynab@maktab.test')
  await press(page, 'Submit Application')
  await expect(page.getByRole('heading', { level: 1, name: 'Application sent' })).toBeVisible()
  await fillAccount(page, 'amina@maktab.test', '', url)
  await fill(page, /^Alternate contact number/, '+92 300 7654321')
  await goToCourses(page)
  await fillCourse(page, 1, await drawReceipt(page))
  await press(page, 'Submit')
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  await page.goto(`${url}/forgot-password`)
  await fill(page, 'Email', 'amina@maktab.test')
  await press(page, 'Send Reset Link')
  await page.goto(`${url}/reset-password/some-token/amina@maktab.test`)
  await fill(page, 'Password', 'open sesame twice')
  await fill(page, 'Re-enter password', 'open sesame twice')
  await press(page, 'Reset Password')
  await page.goto(url)
  await fillSignIn(page, 'student@maktab.test')
  await expectPath(page, '/student/dashboard')
}
