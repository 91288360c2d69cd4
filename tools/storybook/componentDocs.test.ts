import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { serveStorybook } from '../storyRunner/playStories.ts'

describe('the docs page of a component', { tags: ['slow'] }, () => {
  let browser: Browser
  let page: Page
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  beforeAll(async () => {
    storybook = await serveStorybook()
    browser = await chromium.launch(await getLaunchOptions())
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=components-fields-passwordfield--docs`)
  })
  afterAll(async () => {
    await browser.close()
    await storybook.close()
  })

  test('shows the guide with both stories, the props and the screens that use it', async () => {
    await page.getByText('rules in the description before people type').waitFor()
    expect(await page.locator('.docs-pair .docs-story').count()).toBe(2)
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual([
      'Use it when',
      'Don’t use it when',
      'Do and don’t',
      'Anatomy',
      'Keyboard',
      'Screen readers',
      'Props',
      'Screens that use it',
      'Stories',
    ])
    expect(await page.getByRole('link', { name: 'Public · Sign in', exact: true }).count()).toBe(1)
  })

  test('lists what a screen reader announces in three languages, without taking the focus', async () => {
    const lists = page.locator('.docs-announcements ol')
    await page.getByRole('heading', { name: 'Screen readers' }).scrollIntoViewIfNeeded()
    await page.locator('.docs-announcements').scrollIntoViewIfNeeded()
    await expect.poll(() => lists.count(), { timeout: 60_000 }).toBe(3)
    const texts = await lists.allTextContents()
    expect(texts[0]).toContain('password Password')
    expect(texts[0]).toContain('button Show password')
    expect(texts[1]).toContain('button پاس ورڈ دکھائیں')
    expect(texts[2]).toContain('button إظهار كلمة المرور')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })
})
