import type { Browser, Page } from 'playwright'
import type { StoryEntry } from '../../.storybook/screensMap/screenStories.ts'
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
/** Globals of the toolbar. */
type Globals = Record<string, unknown>
type Size = { width: number; height: number }
type Story = {
  storyGlobals: Globals & { viewport?: { value?: string } }
  parameters: {
    viewport: { options: Record<string, { styles: { width: string; height: string } }> }
    a11y?: object
    layoutExemptions?: object
  }
}
/** The window of the frame in which Storybook shows stories. */
export type Storybook = typeof globalThis & {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { update: (globals: Globals) => void } }
    loadStory: (which: { storyId: string }) => Promise<Story>
  }
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

export type StoryPage = {
  page: Page
  /** Loads the frame again, without what earlier stories left behind. */
  reload: () => Promise<void>
  /** Why the story failed, or undefined. */
  play: (storyId: string) => Promise<string | undefined>
  close: () => Promise<void>
}

/**
 * Opens the frame in which Storybook shows stories, with globals such as those of a mode in .storybook/modes.ts. Stories
 * are played one after the other without reloading the frame, like browsing the sidebar.
 */
export async function openStoryPage(browser: Browser, url: string, modeGlobals: Globals): Promise<StoryPage> {
  const { viewport, ...globals } = modeGlobals as { viewport?: { value: string } }
  const usual = viewport?.value ?? 'desk'
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(seedRandom)
  const load = async () => {
    await page.goto(`${url}iframe.html?viewMode=story`)
    await page.waitForFunction(() => (globalThis as Storybook).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
    // Without a story in the address, Storybook ignores globals in it. The addon's own accessibility checks are off.
    await page.evaluate(setGlobals, { ...globals, a11y: { manual: true } })
    // Components measure texts, for example to scroll to a tab.
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
    })
  }
  await load()
  return {
    page,
    reload: async () => {
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      await context.clearCookies()
      await load()
    },
    close: () => context.close(),
    play: async (storyId) => {
      const size = await page.evaluate(sizeOf, { storyId, usual })
      if (size === undefined) return 'The story uses an unknown viewport.'
      await page.setViewportSize(size)
      return playedWithin(page, storyId)
    },
  }
}

/** Runs in the page: makes random values, such as payment references, the same each time. */
function seedRandom(): void {
  let state = 1
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = next
  crypto.getRandomValues = (values) => {
    const bytes = values && new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    bytes?.forEach((_, index) => (bytes[index] = Math.floor(next() * 256)))
    return values
  }
}

/** Runs in the page. */
const setGlobals = (globals: Globals) =>
  (globalThis as Storybook).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.update(globals)

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

export type StoryFailure = { storyId: string; reason: string }

type Sweep = {
  browser: Browser
  url: string
  mode: keyof typeof modes
  stories: readonly string[]
  /** Number of parallel pages. */
  pages: number
  onPlayed?: (count: number) => void
  /** Whether each story starts in a frame loaded for it. */
  isIsolated?: boolean
  /** Runs after each story, while the page shows its last state. */
  visit?: (page: Page, storyId: string) => Promise<void>
}

/**
 * Plays stories of a built Storybook and returns those that fail. A failed story is retried once in a new page, in case an
 * earlier story or a busy machine caused the failure.
 */
export async function playStories(sweep: Sweep): Promise<StoryFailure[]> {
  const { browser, url, mode, stories, pages, onPlayed, isIsolated = false, visit } = sweep
  const wrong: StoryFailure[] = []
  const left = [...stories]
  let played = 0
  const open = () => openStoryPage(browser, url, getModeGlobals(mode))
  const playAlone = async (storyId: string) => {
    const alone = await open()
    const reason = await alone.play(storyId).catch(String)
    await visit?.(alone.page, storyId)
    await alone.close()
    return reason
  }
  const playNext = async (page: StoryPage, count: number): Promise<void> => {
    const storyId = left.shift()
    if (storyId === undefined) return page.close()
    if (isIsolated && count > 1) await page.reload()
    const isWrong = (await page.play(storyId).catch(String)) !== undefined
    if (!isWrong) await visit?.(page.page, storyId)
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

/** The folder of the built Storybook. */
export const storybookFolder = join(root, 'storybook-static')

type ServedStorybook = {
  url: string
  /** The story ids. */
  stories: string[]
  /** The stories in the order of the sidebar. */
  entries: StoryEntry[]
  close: () => Promise<void>
}

/** Serves a built Storybook on a free port. */
export async function serveStorybook(folder = storybookFolder): Promise<ServedStorybook> {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) throw new Error('Storybook is not built. Run `npm run build -- storybook` first.')
  const { entries: indexed } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryEntry> }
  const entries = Object.values(indexed).filter(({ type }) => type === 'story')
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    // Cached, because frames are loaded again and again.
    preview: { port: 0, host: '127.0.0.1', headers: { 'Cache-Control': 'max-age=3600' } },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return { url, entries, stories: entries.map(({ id }) => id), close: () => server.close() }
}
