import { loadavg } from 'node:os'
import { chromium as playwright } from 'playwright'
import { findFreePort } from '../../packages/server/src/testing/findFreePort.ts'
import { appFolder, buildApp } from '../run.ts'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import {
  auditPage,
  loadLighthouse,
  type AuditResult,
  findScoreFailures,
  publicPages,
  type PageRuns,
  formatScores,
} from './auditPage.ts'
import { startDemoServer } from '../startDemoServer.ts'

const ROUNDS = 3
/** Load per CPU above which results reflect the machine rather than the page. */
const MAX_LOAD = 1

// Runs Lighthouse on public pages; `npm run measure -- lighthouse /courses/1` measures only that page.
const chosen = process.argv.slice(2)
const lighthouse = await loadLighthouse()
const load = loadavg()[0] ?? 0
await buildApp()
const school = await startDemoServer({ appFolder })
const port = await findFreePort()
const options = await getLaunchOptions()
const args = [...options.args, `--remote-debugging-port=${port}`]
const browser = await playwright.launch({ ...options, args })

const lines: PageRuns[] = []
for (const path of chosen.length > 0 ? chosen : publicPages) {
  const { status } = await fetch(school.url + path)
  if (status === 404) {
    console.log(`${path}: page not found, not measured.`)
    continue
  }
  const runs: AuditResult[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await auditPage(lighthouse, school.url + path, port))
  lines.push({ path, runs })
}
await browser.close()
await school.close()

console.log(formatScores(lines))
const faults = lines.flatMap(({ path, runs }) => findScoreFailures(runs).map((fault) => `${path} ${fault}.`))
for (const { path, runs } of lines) {
  for (const missing of new Set(runs.flatMap((run) => run.failedAudits))) console.log(`${path}: ${missing}`)
}
for (const fault of faults) console.error(fault)
if (load > MAX_LOAD) console.log(`The machine was busy (load ${load.toFixed(1)}). Measure again when it is idle.`)
process.exitCode = faults.length > 0 || lines.length === 0 ? 1 : 0
