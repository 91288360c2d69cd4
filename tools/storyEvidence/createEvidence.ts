import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { bundleForPage } from '../bundleForPage.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { root } from '../run.ts'
import { serveStorybook, storybookFolder } from '../storyRunner/playStories.ts'
import { collectEvidence, findGaps, groupFaults, listFaults } from './collectEvidence.ts'
import { plays } from './evidence.ts'
import { parseManualChecks } from './manualChecks.ts'
import { openEvidencePage } from './openEvidencePage.ts'
import { openProgressFile } from './progressFile.ts'
import { getGroupTitle } from './report/groupStories.ts'
import { writeReport } from './report/writeReport.ts'
import { sweepStories } from './sweepStories.ts'
import { createThumbnailTaker, findPicturedStories } from './thumbnails.ts'

// Checks the stories of the built Storybook in eight modes and writes a report: `npm run storybook -- evidence`.
// `--only 'button|card'` filters ids by a regular expression, `--every 10` takes every tenth story, `--rtl ar` is Arabic
// instead of Urdu, `--resume` continues an interrupted run.
const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '3' },
    resume: { type: 'boolean', default: false },
    rtl: { type: 'string', default: 'ur' },
  },
})

if (!['ur', 'ar'].includes(values.rtl)) throw new Error('--rtl must be ur or ar.')

const folder = join(root, 'storybook-evidence')
const storybook = await serveStorybook()
const titles = storybook.entries.flatMap(({ title }) => [title, getGroupTitle(title)])
const manualChecks = parseManualChecks(readFileSync(join(root, '.storybook', 'manualChecks.yaml'), 'utf8'), titles)
const only = new RegExp(values.only)
const stories = storybook.stories
  .filter((storyId) => only.test(storyId))
  .filter((_, index) => index % Number(values.every) === 0)

if (!values.resume) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const builtAt = statSync(join(storybookFolder, 'index.json')).mtime.toISOString()
const progress = openProgressFile(join(folder, 'progress.jsonl'), { commit, builtAt, rtl: values.rtl }, values.resume)

const browser = await playwright.launch(await getLaunchOptions())
const checks = await bundleForPage(new URL('inPage/installStoryChecks.ts', import.meta.url))
const takeThumbnail = createThumbnailTaker(
  join(folder, 'thumbnails'),
  findPicturedStories(storybook.entries),
  values.rtl,
)
const total = stories.length * plays.length
await sweepStories({
  stories,
  isRecorded: progress.has,
  pages: Number(values.pages),
  open: (play) =>
    openEvidencePage({
      browser,
      url: storybook.url,
      play,
      rtl: values.rtl,
      checks,
      onShown: (page, storyId, scheme) => takeThumbnail(page, storyId, play, scheme),
    }),
  onRecord: (record) => {
    progress.add(record)
    const count = progress.records.length
    if (count % 100 === 0 || count === total) console.log(`  ${count} of ${total} plays`)
  },
})
await browser.close()
await storybook.close()

// Also counts the time of the runs that were resumed.
const seconds = progress.records.reduce((sum, record) => sum + record.seconds, 0) / Number(values.pages)
const evidence = collectEvidence(progress.records, storybook.entries, {
  commit,
  date: new Date().toISOString().slice(0, 10),
  minutes: Math.ceil(seconds / 60),
  rtl: values.rtl,
})
writeReport(folder, evidence, manualChecks)
const copy = join(storybookFolder, 'evidence')
rmSync(copy, { recursive: true, force: true })
cpSync(folder, copy, { recursive: true })

const gaps = findGaps(evidence, stories)
const faults = listFaults(evidence)
for (const gap of gaps) console.error(gap)
for (const [storyId, story] of Object.entries(evidence.stories)) {
  for (const { fault, modes } of groupFaults(story))
    console.error(`${storyId} (${modes.join(', ')})\n  ${fault.rule ?? fault.kind}: ${fault.detail}`)
}
console.log(`${Object.keys(evidence.stories).length} stories, ${faults.length} faults, ${evidence.minutes} min`)
console.log(`Report: ${join(folder, 'index.html')}`)
if (gaps.length + faults.length > 0) process.exitCode = 1
