import type { Browser, Page } from 'playwright'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { modes } from '../../.storybook/modes.ts'
import { playStories, type StoryFailure } from '../storyRunner/playStories.ts'

/** Taller pages are cut off. */
const MAX_HEIGHT = 4000

/** Pictures of one story, of which the last two must be equal. */
const MAX_TRIES = 8

type Session = {
  browser: Browser
  url: string
  mode: keyof typeof modes
  stories: readonly string[]
  /** Number of parallel pages. */
  pages: number
  /** Gets `<story id>.png` of each story. */
  folder: string
}

/** Plays stories of a built Storybook and takes a picture of the last state of each. Returns the stories that fail. */
export async function takePictures({ folder, ...session }: Session): Promise<StoryFailure[]> {
  await mkdir(folder, { recursive: true })
  return playStories({
    ...session,
    isIsolated: true,
    visit: async (page, storyId) => writeFile(join(folder, `${storyId}.png`), await takePicture(page, storyId)),
  })
}

/** Takes pictures until two in a row are equal. */
async function takePicture(page: Page, storyId: string): Promise<Buffer> {
  await page.evaluate(loadFontsAndImages)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  let last = await capture(page)
  for (let count = 1; count < MAX_TRIES; count += 1) {
    const next = await capture(page)
    if (next.equals(last)) return next
    last = next
  }
  console.warn(`  ${storyId} keeps changing.`)
  return last
}

async function capture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
    animations: 'disabled',
    caret: 'hide',
  })
}

/** Runs in the page. */
async function loadFontsAndImages(): Promise<void> {
  const images = [...document.images].map((image) => {
    // Images below the fold are in the picture too.
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await Promise.all([document.fonts.ready, ...images])
}
