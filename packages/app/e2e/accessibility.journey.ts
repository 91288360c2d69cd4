import { type Page, expect, test } from '@playwright/test'
import { expectPath, openAs } from './signIn.ts'

const borderColorsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((one) => getComputedStyle(one).borderBlockEndColor))

test(
  'in forced colors the selected tab and the completed steps differ from the others',
  { tag: '@mock' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/create-student-account')
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible()
    const [now, next] = await borderColorsOf(page, '[aria-label=Steps] > li')
    expect(now).not.toBe(next)

    await openAs(page, 'admin', '/admin/students?student=1')
    await expect(page.locator('[role=tab][aria-selected=true]')).toBeVisible()
    const [open] = await borderColorsOf(page, '[role=tab][aria-selected=true]')
    const others = await borderColorsOf(page, '[role=tab]:not([aria-selected=true])')
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(open)
  },
)

test(
  'on a phone the skip link lands below the header, with the heading visible',
  { tag: '@mock' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, 'admin', '/admin/students')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  },
)

for (const role of ['admin', 'teacher', 'student'] as const) {
  test(
    `every page in the menu of the ${role} is reachable and has a title on a slow machine`,
    { tag: '@mock' },
    async ({ page, context }) => {
      test.slow()
      await openAs(page, role, `/${role}/dashboard`)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
      const closed = menu.locator('button[aria-expanded=false]')
      while ((await closed.count()) > 0) await closed.first().click()
      const paths = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(paths.length).toBeGreaterThan(4)
      const browser = await context.newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      for (const path of paths.map(String).toReversed()) {
        await menu.locator(`a[href="${path}"]`).click()
        await expectPath(page, path)
        await expect(page.getByRole('main')).toBeFocused()
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        await expect(page.getByRole('main', { name: title, exact: true })).toBeFocused()
      }
    },
  )
}

test('the question about unsaved changes is announced completely', { tag: '@mock' }, async ({ page }) => {
  await openAs(page, 'teacher', '/teacher/classes?form=new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Tajweed')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect(question).toHaveAccessibleDescription('You’ll lose your unsaved changes.')
  await question.getByRole('button', { name: 'Keep editing' }).click()
})
