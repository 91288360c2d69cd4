import { chromium as playwright } from 'playwright'
import { appFolder, buildApp } from './run.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { median, publicPages } from './lighthouse/auditPage.ts'
import { measurePageLoad, type PageLoadTimes } from './lighthouse/measurePageLoad.ts'
import { startDemoServer } from './startDemoServer.ts'

const ROUNDS = 3

// Measures public pages on a slow connection: 50 kB/s, 300 ms latency, mid-range phone.
const chosen = process.argv.slice(2)
await buildApp()
const school = await startDemoServer({ appFolder })
const browser = await playwright.launch(await getLaunchOptions())

console.log(`Median of ${ROUNDS} runs, 50 kB/s, 300 ms latency, CPU slowed down 4×:`)
console.log(`${''.padEnd(26)}   first paint    a field    script runs      kB`)
for (const path of chosen.length > 0 ? chosen : publicPages) {
  const { status } = await fetch(school.url + path)
  if (status === 404) {
    console.log(`${path.padEnd(26)}   page not found`)
    continue
  }
  const runs: PageLoadTimes[] = []
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await measurePageLoad(browser, school.url + path))
  const say = (name: keyof PageLoadTimes) => {
    const values = runs.flatMap((run) => run[name] ?? [])
    return values.length === 0 ? '–' : `${median(values).toFixed(0)} ms`
  }
  const bytes = median(runs.map((run) => run.bytes))
  console.log(
    `${path.padEnd(26)}${say('firstPaint').padStart(14)}${say('field').padStart(11)}${say('interactive').padStart(15)}${(bytes / 1000).toFixed(0).padStart(8)}`,
  )
}
await browser.close()
await school.close()
