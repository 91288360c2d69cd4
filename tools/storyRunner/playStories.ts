import type { Browser, Page } from 'playwright'
import { getModeGlobals, type modes } from '../../.storybook/modes.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { root } from '../run.ts'

/* oxlint-disable no-underscore-dangle -- Storybook names its globals so. */
/** Timeout of a story in milliseconds; longer than the timeouts inside stories. */
const MAX_STORY_MILLISECONDS = 90_000

type Channel = {
  on: (event: string, listener: (detail: unknown) => void) => void
  off: (event: string, listener: (detail: unknown) => void) => void
  emit: (event: string, detail: unknown) => void
}
type Size = { width: number; height: number }
type Story = {
  storyGlobals: { viewport?: { value?: string } }
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
}
type Storybook = typeof globalThis & {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } }
    loadStory: (which: { storyId: string }) => Promise<Story>
  }
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

type StoryPage = {
  /** Why the story failed, or undefined. */
  play: (storyId: string) => Promise<string | undefined>
  close: () => Promise<void>
}

/**
 * Opens the frame in which Storybook shows stories, in a mode of .storybook/modes.ts. Stories are played one after the
 * other without reloading the frame, like browsing the sidebar.
 */
async function openStoryPage(browser: Browser, url: string, mode: keyof typeof modes): Promise<StoryPage> {
  const { viewport, ...globals } = getModeGlobals(mode) as { viewport?: { value: string } }
  const usual = viewport?.value ?? 'desk'
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${url}iframe.html?viewMode=story`)
  await page.waitForFunction(() => (globalThis as Storybook).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  const wanted = { ...globals, a11y: { manual: true } }
  await page.evaluate(setGlobals, wanted)
  await page.waitForFunction(hasGlobals, wanted)
  return {
    close: () => context.close(),
    play: async (storyId) => {
      const size = await page.evaluate(sizeOf, { storyId, usual })
      if (size === undefined) return 'The story uses an unknown viewport.'
      await page.setViewportSize(size)
      return playedWithin(page, storyId)
    },
  }
}

async function playedWithin(page: Page, storyId: string): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The story timed out.'), MAX_STORY_MILLISECONDS)
  })
  try {
    return await Promise.race([page.evaluate(playInPage, storyId), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the page. Storybook reads globals from the address only if it names a story. */
function setGlobals(globals: Record<string, unknown>): void {
  ;(globalThis as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals })
}

/** Runs in the page. */
function hasGlobals(wanted: Record<string, unknown>): boolean {
  const globals = (globalThis as Storybook).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get()
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(globals?.[name]) === JSON.stringify(value))
}

/** Runs in the page: the viewport size of a story, by default that of the mode. */
async function sizeOf({ storyId, usual }: { storyId: string; usual: string }): Promise<Size | undefined> {
  const story = await (globalThis as Storybook).__STORYBOOK_PREVIEW__?.loadStory({ storyId })
  const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? usual]?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Runs in the page. */
function playInPage(storyId: string): Promise<string | undefined> {
  const channel = (globalThis as Storybook).__STORYBOOK_ADDONS_CHANNEL__
  const faults = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
  return new Promise((resolve) => {
    let fault: string | undefined
    const noteFault = (detail: unknown) => {
      const { message, description } = (detail ?? {}) as { message?: string; description?: string }
      fault ??= message ?? description ?? JSON.stringify(detail)
      // Other stories end without interaction.
      if (fault === `"${storyId}"`) end()
    }
    const end = (detail?: unknown) => {
      const { status } = (detail ?? {}) as { status?: string }
      for (const event of faults) channel.off(event, noteFault)
      channel.off('storyFinished', end)
      resolve(fault ?? (status === 'error' ? 'The story failed.' : undefined))
    }
    for (const event of faults) channel.on(event, noteFault)
    channel.on('storyFinished', end)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** Stories per page; then a new page is opened to limit memory. */
const STORIES_OF_A_PAGE = 200

type StoryFailure = { storyId: string; reason: string }

type Sweep = {
  browser: Browser
  url: string
  mode: keyof typeof modes
  stories: readonly string[]
  /** Number of parallel pages. */
  pages: number
  onPlayed?: (count: number) => void
}

/**
 * Plays stories of a built Storybook and returns those that fail. A failed story is retried once in a new page, in case an
 * earlier story or a busy machine caused the failure.
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

const FOLDER = 'storybook-static'

type Index = { entries: Record<string, { id: string; type: string }> }

/** Serves the built Storybook on a free port and returns its story ids. */
export async function serveStorybook(): Promise<{ url: string; stories: string[]; close: () => Promise<void> }> {
  const index = join(root, FOLDER, 'index.json')
  if (!existsSync(index)) throw new Error('Storybook is not built. Run `npm run build -- storybook` first.')
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as Index
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: FOLDER },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  const stories = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? id : []))
  return { url, stories, close: () => server.close() }
}
