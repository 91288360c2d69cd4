import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { modes } from '../../.storybook/modes.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { serveStorybook, playStories } from './playStories.ts'

// Plays the stories of the built Storybook in modes that `npm test` skips: `npm run storybook -- modes ur dark`.
// `--only button` filters by id, `--every 10` plays every tenth story.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '2' },
  },
})
const unknown = positionals.filter((mode) => !Object.hasOwn(modes, mode))
if (unknown.length > 0) {
  console.error(`Unknown modes: ${unknown.join(', ')}. Choose from ${Object.keys(modes).join(', ')}.`)
  process.exit(1)
}
const asked = (positionals.length > 0 ? positionals : ['ur', 'ar', 'dark', 'phone']) as (keyof typeof modes)[]

const storybook = await serveStorybook()
const browser = await playwright.launch(await getLaunchOptions())
const stories = storybook.stories
  .filter((storyId) => storyId.includes(values.only))
  .filter((_, index) => index % Number(values.every) === 0)
let wrongStates = 0
for (const mode of asked) {
  const began = performance.now()
  const wrong = await playStories({
    browser,
    url: storybook.url,
    mode,
    stories,
    pages: Number(values.pages),
    onPlayed: (count) => count % 100 === 0 && console.log(`  ${count} of ${stories.length}`),
  })
  wrongStates += wrong.length
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${mode}: ${stories.length} stories, ${wrong.length} failed, ${seconds} s`)
  for (const { storyId, reason } of wrong)
    console.log(`  ${storyId}\n    ${reason.slice(0, 400).replaceAll('\n', '\n    ')}`)
}
await browser.close()
await storybook.close()
if (wrongStates > 0) process.exitCode = 1
