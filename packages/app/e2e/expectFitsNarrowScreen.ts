import { type Page, expect } from '@playwright/test'
import { languages } from '@maktab/ui/i18n/languages'

/** Selects a language as on a desktop: in the header of public pages or in the user menu. */
async function selectLanguage(page: Page, language: 'en' | 'ur' | 'ar'): Promise<void> {
  const html = page.locator('html')
  const langPattern = new RegExp(`^${language}`)
  if (langPattern.test((await html.getAttribute('lang')) ?? '')) return
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
  await expect(html).toHaveAttribute('lang', langPattern)
  if (before) await page.setViewportSize(before)
}

/**
 * The widest text spacing that a page must support (WCAG 1.4.12). Arabic script joins its letters, and Nastaliq lines are
 * higher already.
 */
export const wideSpacing =
  ':not(:lang(ur), :lang(ar)) { letter-spacing: 0.12em !important }' +
  ':not(:lang(ur)) { line-height: 1.5 !important }' +
  ' * { word-spacing: 0.16em !important }' +
  ' p { margin-block-end: 2em !important }'

/**
 * Expects that nothing is wider than 320 px, which equals a desktop at 400 % zoom, in English and Urdu with normal and
 * wide spacing, and that no text is cut off without a way to read the rest.
 */
export async function expectFitsNarrowScreen(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()
  // Start with the page’s language, because changing it takes the most time.
  const isUrdu = (await page.locator('html').getAttribute('lang'))?.startsWith('ur') === true
  for (const language of isUrdu ? (['ur', 'en'] as const) : (['en', 'ur'] as const)) {
    await selectLanguage(page, language)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const style of ['', wideSpacing]) {
      const message = `${path} at 320 px, ${language}${style && ', widely spaced'}`
      // A list adjusts to its new width one frame later.
      await expect.poll(() => page.evaluate(measureNarrowScreen, style), { message }).toEqual({ overflow: 0, cut: [] })
    }
    await page.evaluate(measureNarrowScreen, '')
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Runs in the page: how much is wider than the screen, and which texts are cut off in the content, the header and the
 * navigation. Uses a constructed style sheet, because the CSP forbids inline styles.
 */
export function measureNarrowScreen(style: string): { overflow: number; cut: string[] } {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = style ? [sheet] : []
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isCut = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    const isClipped =
      (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
    return (
      isClipped &&
      clipPath === 'none' &&
      element.textContent !== '' &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches('input, select, textarea, select *, svg, svg *') &&
      // A tile links to the page with the whole text.
      !element.closest('article')?.querySelector(':is(h2, h3) a[href]') &&
      // A button shows the whole text, and a shortened address has it in its tooltip.
      !element.closest('main button, a > [title]') &&
      !element.nextElementSibling?.matches('button[aria-expanded], :has(button[aria-expanded])')
    )
  }
  return {
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    cut: [...document.querySelectorAll(':is(main, header, nav) *')]
      .filter(isCut)
      .map(({ textContent }) => textContent.slice(0, 60)),
  }
}
