import { chromium as playwright } from 'playwright'
import { entrancePaths } from '../packages/app/src/addresses/public.ts'
import { buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { measureBlocking } from './measure/measureBlocking.ts'
import { serveMock } from './serveMock.ts'

const ROUNDS = 3

// For how long the sign-in page keeps a slow phone from answering while it opens; by hand, on a machine that does nothing else.
await buildApp()
const school = await serveMock(0)
const browser = await playwright.launch(await chromium())
for (let round = 1; round <= ROUNDS; round += 1) {
  const { afterPaint, inAll } = await measureBlocking(browser, school.url + entrancePaths.signIn())
  console.log(
    `${round}: blocks for ${afterPaint.toFixed(0)} ms after the first paint, for ${inAll.toFixed(0)} ms in all.`,
  )
}
await browser.close()
await school.close()
