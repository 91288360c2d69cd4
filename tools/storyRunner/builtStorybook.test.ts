import { type Browser, chromium as playwright } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { getModeGlobals } from '../../.storybook/modes.ts'
import { openStoryPage, serveStorybook, playStories } from './playStories.ts'

// Designers open the built Storybook, whose modules differ from those in the story tests.
describe('the built Storybook', { tags: ['slow'] }, () => {
  let browser: Browser
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  beforeAll(async () => {
    storybook = await serveStorybook()
    browser = await playwright.launch(await getLaunchOptions())
  })
  afterAll(async () => {
    await browser.close()
    await storybook.close()
  })

  test.each(['ur', 'ar', 'dark', 'phone'] as const)('every fortieth story passes in the mode %s', async (mode) => {
    const stories = storybook.stories.filter((_, index) => index % 40 === 0)
    expect(stories.length).toBeGreaterThan(30)
    expect(await playStories({ browser, url: storybook.url, mode, stories, pages: 1 })).toEqual([])
  })

  test('a mode sets its language, colours and width', async () => {
    const { page, play, close } = await openStoryPage(browser, storybook.url, {
      ...getModeGlobals('ur-dark'),
      ...getModeGlobals('phone'),
    })
    expect(await play('components-actions-button--primary')).toBeUndefined()
    const shown = await page.evaluate(() => {
      const { lang, dir, dataset } = document.documentElement
      return { lang, dir, scheme: dataset['scheme'], width: window.innerWidth }
    })
    await close()
    expect(shown).toEqual({ lang: 'ur-PK', dir: 'rtl', scheme: 'dark', width: 390 })
  })

  test.each(['admin-courses', 'teacher-classes', 'student-billing', 'public-forgot-password'])(
    'the screen %s is in a shell with one main landmark and one title, unless the toolbar turns it off',
    async (screen) => {
      const page = await browser.newPage()
      const open = async (shell: string) => {
        await page.goto(
          `${storybook.url}iframe.html?id=screens-${screen}--typical&viewMode=story&globals=shell:${shell}`,
        )
        await page.getByRole('heading', { level: 1 }).waitFor()
        return [await page.getByRole('main').count(), await page.getByRole('heading', { level: 1 }).count()]
      }
      expect(await open('on')).toEqual([1, 1])
      expect(await open('off')).toEqual([0, 1])
      await page.close()
    },
  )

  test('the menu around a screen marks its page', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${storybook.url}iframe.html?id=screens-admin-policies--typical&viewMode=story`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('nav [aria-current=page]').allTextContents()).toEqual(['Policy'])
    await page.close()
  })

  test('a missing story is reported as failed', async () => {
    const missing = await playStories({ browser, url: storybook.url, mode: 'desk', stories: ['no--story'], pages: 1 })
    expect(missing).toMatchObject([{ storyId: 'no--story' }])
  })
})
