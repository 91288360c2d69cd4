import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../run.ts'
import { readVitestReport } from '../testRun/readReport.ts'
import { runLogged } from './runLogged.ts'
import type { Verdict } from './classifyRun.ts'

type Project = { folder: string; config: string }

const server: Project = { folder: 'packages/server', config: 'vitest.config.ts' }
const ui: Project = { folder: 'packages/ui', config: 'vitest.config.ts' }
const stories: Project = { folder: 'packages/ui', config: 'vitest.stories.fast.config.ts' }
const app: Project = { folder: 'packages/app', config: 'vitest.config.ts' }
const containers: Project = { folder: 'packages/app', config: 'vitest.containers.config.ts' }

/** Projects of `npm test` that import the sources of a folder, the fastest first. */
const projectsOf: Record<string, Project[]> = {
  'packages/server/': [server],
  'packages/ui/': [ui, stories, containers],
  'packages/app/': [app, containers],
}

type Related = Verdict & { seconds: number }

/**
 * Runs those tests of `npm test` that import a file, up to the first failure: they catch most mutations in a fraction of
 * the time. Undefined where all of them pass, or none imports the file.
 */
export async function runRelated(folder: string, file: string): Promise<Related | undefined> {
  const started = performance.now()
  const [, projects = []] = Object.entries(projectsOf).find(([sources]) => file.startsWith(sources)) ?? []
  for (const project of projects) {
    const by = await firstFailure(folder, project, file)
    if (by !== undefined) return { result: 'caught', by, seconds: (performance.now() - started) / 1000 }
  }
  return undefined
}

async function firstFailure(folder: string, project: Project, file: string): Promise<string | undefined> {
  const report = join(folder, project.folder, 'test-results', 'related.json')
  await rm(report, { force: true })
  const { exitCode, output } = await runLogged(
    join(folder, project.folder),
    join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
    [
      'related',
      join(folder, file),
      '--run',
      '--passWithNoTests',
      `--config=${project.config}`,
      '--tagsFilter=!slow',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { FULL_RUN: '1', TEST_BAIL: '1' },
  )
  if (exitCode === 0) return undefined
  if (!existsSync(report)) throw new Error(`${project.config} failed to run:\n${output}`)
  const [name] = readVitestReport(report, exitCode).failures[0]?.split('\n') ?? []
  return name?.replace(`${relative(root, folder)}/`, '')
}
