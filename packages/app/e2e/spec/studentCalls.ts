import { type Page, expect } from '@playwright/test'
import { typeTimes } from '../buying.ts'
import { addReceipt, chooseMethod, receipt } from '../receipts.ts'
import { press } from './steps.ts'

/** What a student presses to make all their calls. */
export async function studentCalls(page: Page, url: string): Promise<void> {
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
