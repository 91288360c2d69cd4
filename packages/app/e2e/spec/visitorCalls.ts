import { type Page, expect } from '@playwright/test'
import { fillApplication } from '../fillApplication.ts'
import { drawReceipt, fillAccount, fillCourse, goToCourses } from '../fillRegistration.ts'
import { expectPlace, fillSignIn } from '../signIn.ts'
import { fill, press } from './steps.ts'

/** What a visitor presses to make all their calls. */
export async function visitorCalls(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/create-teacher-account`)
  await fillApplication(page, 'zaynab@maktab.test')
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
  await fill(page, 'Password, once more', 'open sesame twice')
  await press(page, 'Reset Password')
  await page.goto(url)
  await fillSignIn(page, 'student@maktab.test')
  await expectPlace(page, '/student/dashboard')
}
