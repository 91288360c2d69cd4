import { loadavg } from 'node:os'
import { chromium as playwright } from 'playwright'
import { freePort } from '../packages/server/src/testing/freePort.ts'
import { appFolder, buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { auditPage, loadLighthouse } from './lighthouse/auditPage.ts'
import type { Audited } from './lighthouse/Audited.ts'
import { judge } from './lighthouse/judge.ts'
import { publicPages } from './lighthouse/publicPages.ts'
import { type Line, table } from './lighthouse/table.ts'
import { openDemoInPassing } from './openDemoInPassing.ts'

const ROUNDS = 3
/** Above so much work for each processor a slow run says more of the machine than of the page. */
const BUSY = 1

// What Lighthouse says of the pages that strangers see; `npm run measure -- lighthouse /courses/1` only of that one.
const chosen = process.argv.slice(2)
const lighthouse = await loadLighthouse()
const load = loadavg()[0] ?? 0
await buildApp()
const school = await openDemoInPassing({ appFolder })
const port = await freePort()
const options = await chromium()
const args = [...options.args, `--remote-debugging-port=${port}`]
const browser = await playwright.launch({ ...options, args })

const lines: Line[] = []
for (const path of chosen.length > 0 ? chosen : publicPages) {
  const { status } = await fetch(school.url + path)
  if (status === 404) {
    console.log(`${path}: nothing is at this address, so nothing was measured.`)
    continue
  }
  const runs: Audited[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await auditPage(lighthouse, school.url + path, port))
  lines.push({ path, runs })
}
await browser.close()
await school.close()

console.log(table(lines))
const faults = lines.flatMap(({ path, runs }) => judge(runs).map((fault) => `${path} ${fault}.`))
for (const { path, runs } of lines) {
  for (const missing of new Set(runs.flatMap((run) => run.missing))) console.log(`${path}: ${missing}`)
}
for (const fault of faults) console.error(fault)
if (load > BUSY) console.log(`The machine was busy (load ${load.toFixed(1)}): measure again when it does nothing else.`)
process.exitCode = faults.length > 0 || lines.length === 0 ? 1 : 0
