import { type Page, expect } from '@playwright/test'
import { languages } from '../../ui/src/i18n/languages.ts'

/** Chooses a language where a desk has it: in the header of the entrance, and in the menu of whoever is signed in. */
export async function speak(page: Page, language: 'en' | 'ur' | 'ar'): Promise<void> {
  const html = page.locator('html')
  const isSpoken = new RegExp(`^${language}`)
  if (isSpoken.test((await html.getAttribute('lang')) ?? '')) return
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  const select = page.locator('header select')
  const account = page.locator('[aria-haspopup]:not(main *)').last()
  await expect(select.or(account).first()).toBeVisible()
  if (await select.isVisible()) await select.selectOption(language)
  else {
    const name = languages.find(({ id }) => id === language)?.name ?? language
    await account.click()
    await page.getByRole('menuitemradio', { name }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expect(html).toHaveAttribute('lang', isSpoken)
  if (before) await page.setViewportSize(before)
}
