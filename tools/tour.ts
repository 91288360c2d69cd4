import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { buildApp } from './buildApp.ts'
import { chromium } from './chromium.ts'
import { openAs, sessionOf } from './matrix/openAs.ts'
import { openPlace } from './matrix/openPlace.ts'
import { type Who, places } from './matrix/places.ts'
import { screens } from './matrix/widths.ts'
import { root } from './run.ts'
import { serveMock } from './serveMock.ts'
import { fileOf } from './tour/fileOf.ts'
import { pageOfTour } from './tour/pageOfTour.ts'
import { takePicture } from './tour/takePicture.ts'

// Those of before are made once, of the commit that a redesign starts from: `npm run generate -- tour --as before`.
const { values } = parseArgs({ options: { as: { type: 'string', default: 'after' } } })
const folder = join(root, 'docs', 'tour')
await buildApp()
const school = await serveMock(Number(process.env['PORT'] ?? 0))
const browser = await playwright.launch(await chromium())

let [count, bytes] = [0, 0]
for (const [who, ofWho = []] of Object.entries(Object.groupBy(places, (place) => place.who))) {
  const stored = await sessionOf(browser, school.url, who as Who)
  for (const { width, height, isTouched } of screens.filter(
    (screen) => screen.width === 390 || screen.width === 1280,
  )) {
    const options = { viewport: { width, height }, hasTouch: isTouched }
    const context = await openAs(browser, { url: school.url, language: 'en', stored }, options)
    const page = await context.newPage()
    for (const place of ofWho) {
      await openPlace(page, school.url + place.path)
      bytes += await takePicture(page, join(folder, values.as, String(width), `${fileOf(place)}.webp`))
      count += 1
    }
    await context.close()
  }
}
await browser.close()
await school.close()
await writeFile(join(folder, 'screens.md'), pageOfTour(places, folder))
console.log(`${count} pictures, ${Math.round(bytes / 1000)} kB in all`)
