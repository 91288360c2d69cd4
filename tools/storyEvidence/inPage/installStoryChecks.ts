import type { Storybook } from '../../storyRunner/playStories.ts'
import type { Checked, Fault, Play, Scheme } from '../evidence.ts'
import { type A11yParameter, checkWithAxe, COLOUR_RULES, listExemptions } from './checkWithAxe.ts'
import { findLayoutFaults, type LayoutExemptions, listLayoutExemptions } from './findLayoutFaults.ts'

/* oxlint-disable no-underscore-dangle -- Storybook names its globals so. */
export type StoryChecks = {
  /** Prepares the page for playing a story in light colours. */
  prepare: () => void
  /** Checks the played story. */
  checkLight: (asked: Asked) => Promise<Checked & Settings>
  /** Shows the same story in dark colours, without playing it again, and checks it. */
  checkDark: (asked: Asked) => Promise<Checked>
}

type Asked = { storyId: string; isPhone: boolean; direction: Play['direction'] }
type Parameters = { a11y: A11yParameter; layout: LayoutExemptions }
type Settings = { fixed: string[]; exemptions: string[] }

const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook

/** The structure and the results of the story in light colours. */
let light: Checked & { structure: string }

const storyChecks: StoryChecks = {
  // Storybook's own event would render the previous story again.
  prepare: () => preview?.storyStoreValue?.userGlobals.update({ scheme: 'light' satisfies Scheme }),
  checkLight: async (asked) => {
    hideErrorDisplay()
    await waitForQuiet()
    await settle()
    const { a11y, layout, fixed } = await readSettings(asked.storyId)
    const { faults, ...checked } = await checkAll({ a11y, layout }, asked.isPhone)
    const shown = { ...checked, faults: [...findWrongMode('light', asked, fixed), ...faults] }
    light = { ...shown, structure: readStructure() }
    return { ...shown, fixed, exemptions: [...listExemptions(a11y), ...listLayoutExemptions(layout)] }
  },
  checkDark: async (asked) => {
    const { a11y, layout, fixed } = await readSettings(asked.storyId)
    await showScheme('dark')
    hideErrorDisplay()
    await settle()
    const state = findWrongMode('dark', asked, fixed)
    if (readStructure() !== light.structure) {
      const { faults, ...checked } = await checkAll({ a11y, layout }, asked.isPhone)
      return { ...checked, faults: [...state, ...faults] }
    }
    const colours = await checkWithAxe(a11y, { onlyColours: true })
    const structural = light.faults.filter(({ kind, rule = '' }) => kind !== 'state' && !COLOUR_RULES.includes(rule))
    return {
      faults: [...state, ...structural, ...colours.faults],
      tested: [...new Set([...light.tested, ...colours.tested])],
      undecided: [...light.undecided.filter((rule) => !COLOUR_RULES.includes(rule)), ...colours.undecided],
    }
  },
}

Object.assign(window, { storyChecks })
// Storybook's hidden messages have links. axe takes no link after another for a skip link.
document.body.append(...document.querySelectorAll('.sb-wrapper'))

/** Stories must follow the toolbar, unless they set the global themselves. */
function findWrongMode(scheme: Scheme, { direction }: Asked, fixed: readonly string[]): Fault[] {
  const { dir, dataset } = document.documentElement
  const isFixed = (name: string) => fixed.some((global) => global.startsWith(`${name} `))
  const wrong = [
    ...(dir === direction || isFixed('language') ? [] : [`has the direction ${dir}`]),
    ...(dataset['scheme'] === scheme || isFixed('scheme') ? [] : [`has ${dataset['scheme']} colours`]),
  ]
  return wrong.length > 0 ? [{ kind: 'state', detail: `The story ${wrong.join(' and ')}.` }] : []
}

async function checkAll({ a11y, layout }: Parameters, isPhone: boolean): Promise<Checked> {
  const { faults, ...checked } = await checkWithAxe(a11y, { onlyColours: false })
  return { ...checked, faults: [...faults, ...findLayoutFaults(isPhone, layout)] }
}

async function readSettings(storyId: string): Promise<Parameters & { fixed: string[] }> {
  const story = await preview?.loadStory({ storyId })
  const fixed = Object.entries(story?.storyGlobals ?? {}).map(
    ([name, value]) => `${name} ${String((value as { value?: unknown } | undefined)?.value ?? value)}`,
  )
  const { a11y = {}, layoutExemptions: layout = {} } = story?.parameters ?? {}
  return { a11y, layout, fixed }
}

/** After a failed play function Storybook shows the error instead of the story. */
function hideErrorDisplay(): void {
  document.body.classList.remove('sb-show-errordisplay', 'sb-show-nopreview')
  document.body.classList.add('sb-show-main')
}

/** Renders the story in another scheme. Storybook waits for animations after that, which the checks needn't. */
function showScheme(scheme: Scheme): Promise<void> {
  return new Promise((resolve) => {
    const end = (detail: unknown) => {
      if (!['completing', 'errored'].includes((detail as { newPhase: string }).newPhase)) return
      channel.off('storyRenderPhaseChanged', end)
      resolve()
    }
    channel.on('storyRenderPhaseChanged', end)
    channel.emit('updateGlobals', { globals: { scheme } })
  })
}

/** Waits for fonts and for the next frames. */
async function settle(): Promise<void> {
  await document.fonts.ready
  for (let count = 0; count < 2; count += 1) await new Promise((next) => requestAnimationFrame(next))
}

/** How long the document must stay the same, and how long to wait for that. */
const [QUIET_MILLISECONDS, MAX_MILLISECONDS] = [60, 2000]

/** Waits for renderings and animations that a play function didn't wait for, such as those of a closing popover. */
async function waitForQuiet(): Promise<void> {
  const start = performance.now()
  let changed = start
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isQuiet = () => performance.now() - changed > QUIET_MILLISECONDS && !isAnimating()
  while (!isQuiet() && performance.now() - start < MAX_MILLISECONDS) await new Promise((next) => setTimeout(next, 20))
  observer.disconnect()
}

function isAnimating(): boolean {
  const isFinite = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
  return document.querySelector('[data-exiting]') !== null || document.getAnimations().some(isFinite)
}

/** Equal for two renderings with the same elements and texts. */
function readStructure(): string {
  return `${document.body.innerHTML}\n${document.body.innerText}`
}
