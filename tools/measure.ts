import { chromium as playwright } from 'playwright'
import { appFolder, buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { judge } from './measure/judge.ts'
import { limitOf } from './measure/limits.ts'
import { measurePage } from './measure/measurePage.ts'
import { openContext } from './measure/openContext.ts'
import { openSession } from './measure/openSession.ts'
import { type MeasuredPage, pages } from './measure/pages.ts'
import { strays } from './measure/strays.ts'
import { type Line, table } from './measure/table.ts'
import { openDemoInPassing } from './openDemoInPassing.ts'
import { serveMock } from './serveMock.ts'

/** How many pages are opened beside each other: while one waits for its answers another uses the processor. */
const BESIDE = 4

// What every page of the school loads when a link leads to it; `npm run measure -- /admin/course` only that one.
const chosen = process.argv.slice(2)
await buildApp()
const school = await serveMock(0)
// Pages for visitors are made beforehand by the school itself.
const entrance = await openDemoInPassing({ appFolder })
const browser = await playwright.launch(await chromium())
const [admin, teacher, student] = await Promise.all(
  (['admin', 'teacher', 'student'] as const).map((role) => openSession(browser, school.url, role)),
)
const sessions = { admin, teacher, student }

async function lineOf(page: MeasuredPage): Promise<Line> {
  const storageState = page.role && sessions[page.role]
  const context = await openContext(browser, { serviceWorkers: 'block', ...(storageState && { storageState }) })
  const measured = await measurePage(context, (page.role ? school : entrance).url + page.path)
  await context.close()
  const limit = limitOf(page)
  const foreign = page.kind === 'signIn' ? strays(measured.asked) : []
  return { page, measured, limit, faults: [...judge(measured, limit), ...foreign] }
}

const waiting = pages.filter(({ path }) => chosen.length === 0 || chosen.includes(path))
const lines: Line[] = []
await Promise.all(
  Array.from({ length: BESIDE }, async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) lines.push(await lineOf(page))
  }),
)
await browser.close()
await Promise.all([school.close(), entrance.close()])

console.log(table(lines))
const faults = lines.flatMap(({ page, faults }) => faults.map((fault) => `${page.path} ${fault}.`))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 || lines.length === 0 ? 1 : 0
