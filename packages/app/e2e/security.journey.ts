import { expect, test } from '@playwright/test'
import { expectPlace, signIn } from './signIn.ts'

test('the Content-Security-Policy holds on every screen', { tag: '@server' }, async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text())
  })
  const answer = await page.goto('/')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  await signIn(page, 'admin')
  await expectPlace(page, '/admin/dashboard')
  await page.goto('/admin/course')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('article img').first()).toHaveJSProperty('complete', true)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await page.goto('/admin/course?outlines=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Outlines' })).toBeVisible()
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The styles of the components are there: without its word the browser would have dropped them.
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).not.toBe('0px')
  expect(violations).toEqual([])
})
