import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../run.ts'

export type TaskResult = { task: string; exitCode: number; seconds: number; isCached: boolean }

type Execution = { startTime: number; endTime: number; exitCode?: number | null }
type Summary = {
  tasks: { taskId: string; command: string; cache?: { status?: string }; execution?: Execution }[]
}

/**
 * Runs tasks of turbo.json. What nothing has changed for comes from Turbo's cache. A task that waits for one that failed
 * has no result.
 */
export async function runTasks(tasks: readonly string[], concurrency: number, folder = root): Promise<TaskResult[]> {
  const reports = join(folder, '.turbo', 'runs')
  await rm(reports, { recursive: true, force: true })
  const continuing = process.env['TEST_BAIL'] === '1' ? 'never' : 'dependencies-successful'
  const options = [`--continue=${continuing}`, '--output-logs=errors-only', '--summarize']
  const args = ['run', ...tasks, ...options, `--concurrency=${concurrency}`]
  const exitCode = await run('turbo', args, { cwd: folder })
  const [report] = await readdir(reports).catch(() => [])
  if (report === undefined) return [{ task: tasks.join(' '), exitCode: exitCode || 1, seconds: 0, isCached: false }]
  const summary = JSON.parse(await readFile(join(reports, report), 'utf8')) as Summary
  return summary.tasks
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution !== undefined)
    .map(({ taskId, cache, execution }) => ({
      task: taskId,
      exitCode: execution?.exitCode ?? 1,
      seconds: ((execution?.endTime ?? 0) - (execution?.startTime ?? 0)) / 1000,
      isCached: cache?.status === 'HIT',
    }))
}
