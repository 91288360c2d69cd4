import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Evidence } from '../evidence.ts'
import type { ManualCheck } from '../manualChecks.ts'
import { groupStories } from './groupStories.ts'
import { renderGroup } from './renderGroup.ts'
import { renderIndex } from './renderIndex.ts'

/** Writes results.json and the pages of the report. */
export function writeReport(folder: string, evidence: Evidence, manualChecks: readonly ManualCheck[]): void {
  const pages = groupStories(evidence).map((group) => ({
    path: group.path,
    page: renderGroup(group, evidence, manualChecks),
  }))
  for (const old of ['screens', 'components']) rmSync(join(folder, old), { recursive: true, force: true })
  for (const { path, page } of [...pages, { path: 'index.html', page: renderIndex(evidence, manualChecks) }]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), page)
  }
  writeFileSync(join(folder, 'results.json'), JSON.stringify(evidence))
}
