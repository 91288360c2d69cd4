import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'
import { type Tally, tallyOfTasks } from './tally.ts'

/** All that can be said of the sources without running them; turbo.json says what each of them reads. */
export const checks = [
  'lint:contract',
  'drift',
  'typecheck',
  'lint',
  'format:check',
  'unused',
  'texts',
  'contract',
  'secrets',
]

/** What is said of the built app and Storybook, which are built first. */
export const builds = ['build', 'floor', 'measure', 'build-storybook']

/** Runs tasks of turbo.json side by side, takes from its cache those that nothing has changed for, and counts them. */
export async function runTasks(tasks: readonly string[], folder = root): Promise<Tally> {
  const reports = join(folder, '.turbo', 'runs')
  await rm(reports, { recursive: true, force: true })
  // What needs something that fails waits for it, instead of saying the same once more.
  const options = ['--continue=dependencies-successful', '--output-logs=errors-only', '--summarize']
  const exitCode = await run('turbo', ['run', ...tasks, ...options], { cwd: folder })
  const [report] = await readdir(reports).catch(() => [])
  return tallyOfTasks(join(reports, report ?? 'none'), exitCode)
}
