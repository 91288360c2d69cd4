import type { Browser, Page } from 'playwright'
import { openStoryPage, type Storybook } from '../storyRunner/playStories.ts'
import type { Checked, Play, PlayRecord, Scheme } from './evidence.ts'
import type { StoryChecks } from './inPage/installStoryChecks.ts'

type PageOptions = {
  browser: Browser
  url: string
  play: Play
  /** The language of right-to-left modes. */
  rtl: string
  /** The script that installs the checks. */
  checks: string
  /** Called while a checked story is shown. */
  onShown?: (page: Page, storyId: string, scheme: Scheme) => Promise<void>
}

export type EvidencePage = { inspect: (storyId: string) => Promise<PlayRecord>; close: () => Promise<void> }

/** Viewports narrower than this are touch screens. */
const TOUCH_WIDTH = 1024

const MAX_REASON = 500

/** Opens a page that plays stories, and checks each in both colour schemes. */
export async function openEvidencePage({
  browser,
  url,
  play,
  rtl,
  checks,
  onShown,
}: PageOptions): Promise<EvidencePage> {
  const { page, ...stories } = await openStoryPage(browser, url, {
    language: play.direction === 'rtl' ? rtl : 'en',
    viewport: { value: play.width === 'phone' ? 'phone' : 'desk' },
  })
  await page.evaluate(checks)
  const devTools = await page.context().newCDPSession(page)

  const inspect = async (storyId: string): Promise<PlayRecord> => {
    const started = performance.now()
    await page.evaluate(() => (globalThis as ChecksWindow).storyChecks.prepare())
    const failure = await stories.play(storyId)
    // Plays move the mouse, but on phones the checks are those for touch.
    const enabled = (page.viewportSize()?.width ?? 0) < TOUCH_WIDTH
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
    const asked = { storyId, isPhone: play.width === 'phone', direction: play.direction }
    const { fixed, exemptions, ...light } = await page.evaluate(checkLight, asked)
    await onShown?.(page, storyId, 'light')
    const dark = await page.evaluate(checkDark, asked)
    await onShown?.(page, storyId, 'dark')
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    return {
      storyId,
      ...play,
      seconds: Math.round(performance.now() - started) / 1000,
      schemes: { light: addState(light, failure), dark: addState(dark, failure) },
      exemptions,
      fixed,
    }
  }
  return { inspect, close: stories.close }
}

type ChecksWindow = Storybook & { storyChecks: StoryChecks }
type Asked = Parameters<StoryChecks['checkLight']>[0]

const checkLight = (asked: Asked) => (globalThis as ChecksWindow).storyChecks.checkLight(asked)
const checkDark = (asked: Asked) => (globalThis as ChecksWindow).storyChecks.checkDark(asked)

function addState(checked: Checked, failure: string | undefined): Checked {
  if (failure === undefined) return checked
  // Testing Library appends the document to its messages.
  const [reason = ''] = failure.split('\n\nIgnored nodes')
  return { ...checked, faults: [{ kind: 'state', detail: reason.slice(0, MAX_REASON) }, ...checked.faults] }
}
