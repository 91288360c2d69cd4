import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, chromium as playwright } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleForPage } from '../bundleForPage.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { serveStorybook } from '../storyRunner/playStories.ts'
import type { Fault, Play } from './evidence.ts'
import { openEvidencePage } from './openEvidencePage.ts'
import { groupStories } from './report/groupStories.ts'
import { renderGroup } from './report/renderGroup.ts'
import { renderIndex } from './report/renderIndex.ts'
import { contrast, createSampleEvidence } from './report/sampleEvidence.ts'

/** Faults of each kind, added to a story. One is low contrast in dark colours only. */
const faultyElements = `
  <style>[data-scheme=light] #dim { color: #000; background: #fff } [data-scheme=dark] #dim { color: #222; background: #111 }</style>
  <p id="dim">Dim in dark colours</p>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" style="width: 30px; height: 30px">
  <div style="width: 100px"><div style="width: 160px">Wide</div></div>
  <div style="width: 170px; font-size: 28px; word-break: break-all">The Graduation</div>
  <button style="width: 20px; height: 20px; padding: 0; border: 0" aria-label="Small"></button>
  <div style="width: 420px; height: 1px"></div>`

/** Adds the faults when the story has been played, and hides it until then, so that its play function fails. */
function spoil(elements: string): string {
  return `;(() => {
    const channel = __STORYBOOK_ADDONS_CHANNEL__
    const hiding = Object.assign(document.createElement('style'), { textContent: '#storybook-root { display: none }' })
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => newPhase === 'playing' && document.head.append(hiding))
    const box = Object.assign(document.createElement('div'), { innerHTML: ${JSON.stringify(elements)} })
    channel.on('storyFinished', () => { hiding.remove(); document.body.append(box) })
  })()`
}

const desktop: Play = { direction: 'ltr', width: 'desktop' }
const rulesOf = (faults: readonly Fault[]) =>
  faults.map(({ kind, rule, criterion }) => [kind, rule, criterion].filter(Boolean).join(' '))

describe('the evidence of a built story', { tags: ['slow'] }, () => {
  let browser: Browser
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let checks: string
  beforeAll(async () => {
    storybook = await serveStorybook()
    browser = await playwright.launch(await getLaunchOptions())
    checks = await bundleForPage(new URL('inPage/installStoryChecks.ts', import.meta.url))
  })
  afterAll(async () => {
    await browser.close()
    await storybook.close()
  })

  async function inspect(storyId: string, play: Play, script = checks) {
    const page = await openEvidencePage({ browser, url: storybook.url, play, rtl: 'ur', checks: script })
    const { schemes, ...record } = await page.inspect(storyId)
    await page.close()
    return { ...record, light: schemes.light.faults, dark: schemes.dark.faults, tested: schemes.light.tested }
  }

  test('is empty for a good story, and names the tested criteria', async () => {
    const { light, dark, tested, fixed } = await inspect('components-fields-checkbox--disabled', desktop)
    expect([light, dark, fixed]).toEqual([[], [], []])
    expect(tested).toEqual(expect.arrayContaining(['3.1.1', '4.1.2']))
  })

  test('is about the right-to-left story in right-to-left modes', async () => {
    const rtl: Play = { direction: 'rtl', width: 'desktop' }
    const { light, dark } = await inspect('components-fields-checkbox--disabled', rtl)
    expect([light, dark]).toEqual([[], []])
    const stuck = `${checks};__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ language: 'en' })`
    expect((await inspect('components-fields-checkbox--disabled', rtl, stuck)).light).toEqual([
      { kind: 'state', detail: 'The story has the direction ltr.' },
    ])
  })

  test('has a fault of each kind in a spoiled story, and low contrast only where it is', async () => {
    const script = checks + spoil(faultyElements)
    const structural = ['state', 'axe image-alt 1.1.1', 'overflow', 'brokenWord', 'targetSize']
    const onDesktop = await inspect('components-fields-checkbox--with-the-keyboard', desktop, script)
    expect(rulesOf(onDesktop.light)).toEqual(structural)
    expect(rulesOf(onDesktop.dark).toSorted()).toEqual([...structural, 'axe color-contrast 1.4.3'].toSorted())
    const onPhone = await inspect('components-fields-checkbox--disabled', { direction: 'rtl', width: 'phone' }, script)
    expect(rulesOf(onPhone.light)).toContain('overflow 1.4.10')
  })

  test('respects the axe parameters of a story and lists them', async () => {
    const parameters = `;__STORYBOOK_PREVIEW__.loadStory = ((load) => async (which) => {
      const story = await load(which)
      const a11y = { config: { rules: [{ id: 'image-alt', enabled: false }] }, context: { exclude: ['#dim'] } }
      return { ...story, parameters: { ...story.parameters, a11y } }
    })(__STORYBOOK_PREVIEW__.loadStory.bind(__STORYBOOK_PREVIEW__))`
    const script = checks + spoil(faultyElements) + parameters
    const { light, dark, exemptions } = await inspect('components-fields-checkbox--disabled', desktop, script)
    expect([...light, ...dark].filter(({ kind }) => kind === 'axe')).toEqual([])
    expect(exemptions).toEqual(['image-alt', 'elements #dim'])
  })

  test('respects the layout exemptions of a story and lists their reasons', async () => {
    const parameters = `;__STORYBOOK_PREVIEW__.loadStory = ((load) => async (which) => {
      const story = await load(which)
      return { ...story, parameters: { ...story.parameters, layoutExemptions: { overflow: 'On purpose.' } } }
    })(__STORYBOOK_PREVIEW__.loadStory.bind(__STORYBOOK_PREVIEW__))`
    const script = checks + spoil(faultyElements) + parameters
    const { light, exemptions } = await inspect('components-fields-checkbox--disabled', desktop, script)
    expect(rulesOf(light)).toEqual(['axe image-alt 1.1.1', 'brokenWord', 'targetSize'])
    expect(exemptions).toEqual(['overflow: On purpose.'])
  })

  test('checks a target covered by a bar where it can be scrolled to', async () => {
    const button = (top: number, size: number) =>
      `<button style="position: absolute; top: ${top}px; width: 60px; height: ${size}px; padding: 0; border: 0">A</button>`
    // The bar begins at 744 px.
    const covered = (size: number) => `
      ${button(736, size)} ${button(736 + size, 44)}
      <div style="height: 1600px"></div>
      <nav style="position: sticky; bottom: 0; z-index: 1; display: flex; background: #fff">
        <a href="#b" style="width: 78px; height: 56px">B</a><a href="#c" style="width: 78px; height: 56px">C</a>
      </nav>`
    const targetSizes = async (size: number) => {
      const { light } = await inspect('components-fields-checkbox--disabled', desktop, checks + spoil(covered(size)))
      return light.filter(({ rule }) => rule === 'target-size').length
    }
    expect(await targetSizes(44)).toBe(0)
    expect(await targetSizes(12)).toBe(1)
  })

  test('the pages of the report have no violations', async () => {
    const evidence = createSampleEvidence([contrast])
    const pages = groupStories(evidence).map((group) => renderGroup(group, evidence, []))
    const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme })
      for (const content of [...pages, renderIndex(evidence, [])]) {
        await page.setContent(content)
        await page.evaluate(source)
        const violations = await page.evaluate(async () => {
          const { axe: loaded } = window as unknown as { axe: typeof axe }
          return (await loaded.run({ rules: { 'target-size': { enabled: true } } })).violations
        })
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      }
      await page.close()
    }
  })
})
