import type { Browser } from 'playwright'
import type { modes } from '../../.storybook/modes.ts'
import { openStoryPage, type StoryPage } from './openStoryPage.ts'

/** After so many stories a fresh page is opened, so that it doesn't grow without end. */
const STORIES_OF_A_PAGE = 200

export type StoryFailure = { storyId: string; reason: string }

type Sweep = {
  browser: Browser
  url: string
  mode: keyof typeof modes
  stories: readonly string[]
  /** How many pages play at once. */
  pages: number
  onPlayed?: (count: number) => void
}

/**
 * Plays stories of a built Storybook and returns those that don't come to their state. One that fails is played once
 * more in a page of its own: what an earlier story left behind, or a busy machine, is no fault of the story.
 */
export async function playStories({ browser, url, mode, stories, pages, onPlayed }: Sweep): Promise<StoryFailure[]> {
  const wrong: StoryFailure[] = []
  const left = [...stories]
  let played = 0
  const open = () => openStoryPage(browser, url, mode)
  const playAlone = async (storyId: string) => {
    const alone = await open()
    const reason = await alone.play(storyId).catch(String)
    await alone.close()
    return reason
  }
  const playNext = async (page: StoryPage, count: number): Promise<void> => {
    const storyId = left.shift()
    if (storyId === undefined) return page.close()
    const isWrong = (await page.play(storyId).catch(String)) !== undefined
    const reason = isWrong ? await playAlone(storyId) : undefined
    if (reason !== undefined) wrong.push({ storyId, reason })
    played += 1
    onPlayed?.(played)
    if (!isWrong && count < STORIES_OF_A_PAGE) return playNext(page, count + 1)
    await page.close()
    return playNext(await open(), 1)
  }
  await Promise.all(Array.from({ length: pages }, async () => playNext(await open(), 1)))
  return wrong
}
