import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { listFlowStories } from '../../.storybook/screensMap/flows.ts'
import { findTypicalStory, groupScreens, type StoryEntry } from '../../.storybook/screensMap/screenStories.ts'
import { getModeName, type Play, type Scheme } from './evidence.ts'

const WIDTH = 320

/** The stories whose pictures the screens map shows: one per screen, and the steps of the flows. */
export function findPicturedStories(entries: readonly StoryEntry[]): Set<string> {
  const typical = groupScreens(entries).flatMap((screen) => findTypicalStory(screen)?.id ?? [])
  return new Set([...typical, ...listFlowStories()])
}

/** The ending of a thumbnail’s name by mode; other modes have none. */
const endings = (rtl: string): Partial<Record<string, string>> => ({
  'ltr-light-desktop': '',
  'ltr-dark-desktop': '.dark',
  'ltr-light-phone': '.phone',
  'rtl-light-desktop': `.${rtl}`,
})

/** Returns a function that saves a thumbnail of the shown story, if it needs one in this mode. */
export function createThumbnailTaker(folder: string, pictured: ReadonlySet<string>, rtl: string) {
  mkdirSync(folder, { recursive: true })
  return async (page: Page, storyId: string, play: Play, scheme: Scheme): Promise<void> => {
    const ending = endings(rtl)[getModeName(play, scheme)]
    const size = page.viewportSize()
    if (ending === undefined || size === null || !pictured.has(storyId)) return
    // Desktop pictures are 4:3.
    if (size.width > size.height) await page.setViewportSize({ ...size, height: Math.round((size.width * 3) / 4) })
    const picture = await page.screenshot()
    await page.setViewportSize(size)
    await sharp(picture)
      .resize({ width: WIDTH })
      .webp()
      .toFile(join(folder, `${storyId}${ending}.webp`))
  }
}
