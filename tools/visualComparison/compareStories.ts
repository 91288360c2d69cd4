import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { comparedModes, modes } from '../../.storybook/modes.ts'
import { git } from '../createWorktree.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { root, run } from '../run.ts'
import { serveStorybook, storybookFolder, type StoryFailure } from '../storyRunner/playStories.ts'
import { basePictureFolder, buildBaseStorybook } from './baseStorybook.ts'
import { type Base, chooseBase } from './chooseBase.ts'
import { type Change, listChanges, type Side } from './listChanges.ts'
import { writeReport } from './report/writeReport.ts'
import { selectStories } from './selectStories.ts'
import { takePictures } from './takePictures.ts'

const HELP = `npm run storybook -- compare [--base <commit>] [--only <text>]… [--all] [--modes <mode>,…]

Takes pictures of stories at the branch point from main and of the working tree, and reports those that differ. By default
it takes the stories Typical, Long Text and Empty of every screen in the modes ${comparedModes.join(', ')}.

--base            compares with another commit
--only            only stories with this text in their id; can be repeated
--all             every story
--modes           other modes: ${Object.keys(modes).join(', ')}
--pages           pages in parallel (2)
--fail-on-change  exits with 1 if anything differs

The report is visual-report/index.html. Pictures of the base are kept in node_modules/.cache/maktab/visual.`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    modes: { type: 'string', default: comparedModes.join(',') },
    pages: { type: 'string', default: '2' },
    'fail-on-change': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const asked = values.modes.split(',') as (keyof typeof modes)[]
const unknown = asked.filter((mode) => !Object.hasOwn(modes, mode))
if (unknown.length > 0) {
  console.error(`Unknown modes: ${unknown.join(', ')}. Choose from ${Object.keys(modes).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const began = performance.now()
const minutes = (since: number) => `${((performance.now() - since) / 60_000).toFixed(1)} min`

const base = chooseBaseOrExit()
console.log(`Comparing the working tree with ${base.description}`)
const builtBase = await buildBaseStorybook(base.commit)
const exitCode = await run('turbo', ['run', 'storybook', '--output-logs=errors-only'])
if (exitCode !== 0) process.exit(exitCode)
console.log(`Storybooks ready after ${minutes(began)}`)

// Scrollbars come and go with the height of a page and would move everything in it.
const browser = await playwright.launch({ ...(await getLaunchOptions()), ignoreDefaultArgs: [] })
const headFolder = join(root, 'node_modules', '.cache', 'maktab', 'visual-head')
await rm(headFolder, { recursive: true, force: true })
const changes: Change[] = []
const failures: (StoryFailure & { mode: string })[] = []
let pictures = 0
for (const mode of asked) {
  const baseSide = await picture(builtBase, mode, basePictureFolder(base.commit, mode, browser.version()))
  const headSide = await picture(storybookFolder, mode, join(headFolder, mode))
  failures.push(...headSide.failures.map((failure) => ({ ...failure, mode })))
  pictures += headSide.stories.length
  const found = await listChanges(mode, baseSide, headSide)
  for (const { kind, story, pixels } of found) {
    console.log(`  ${kind} ${story.id}${pixels === undefined ? '' : `: ${pixels.toLocaleString('en')} px`}`)
  }
  changes.push(...found)
}
await browser.close()

const page = await writeReport({ base: base.description, pictures, changes, failures }, join(root, 'visual-report'))
for (const { storyId, mode, reason } of failures) console.log(`  failed ${storyId} (${mode}): ${reason.split('\n')[0]}`)
const count = (kind: Change['kind']) => `${changes.filter((change) => change.kind === kind).length} ${kind}`
console.log(
  `${pictures} pictures: ${count('changed')}, ${count('new')}, ${count('removed')}; ${minutes(began)}\n${page}`,
)
if (values['fail-on-change'] && changes.length > 0) process.exitCode = 1

function chooseBaseOrExit(): Base {
  try {
    return chooseBase(values.base, git)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Takes the pictures of one side that are not in the folder yet. */
async function picture(
  storybook: string,
  mode: keyof typeof modes,
  folder: string,
): Promise<Side & { failures: StoryFailure[] }> {
  const { url, entries, close } = await serveStorybook(storybook)
  const stories = selectStories(entries, { isAll: values.all, only: values.only })
  const missing = stories.map(({ id }) => id).filter((id) => !existsSync(join(folder, `${id}.png`)))
  const start = performance.now()
  const missed = await takePictures({
    browser,
    url,
    mode,
    stories: missing,
    pages: Number(values.pages),
    folder,
  })
  await close()
  const side = storybook === storybookFolder ? 'working tree' : 'base'
  console.log(`${mode}, ${side}: ${missing.length} pictures in ${minutes(start)}, ${missed.length} failed`)
  return { stories, folder, failures: missed }
}
