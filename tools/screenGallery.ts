import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { buildApp } from './buildApp.ts'
import { getLaunchOptions } from './getLaunchOptions.ts'
import { openContext, signInAndReadStorage } from './layoutCheck/openContext.ts'
import { openPage } from './layoutCheck/openPage.ts'
import { type Viewer, viewedPages } from './layoutCheck/viewedPages.ts'
import { screenSizes } from './layoutCheck/screenSizes.ts'
import { root } from './run.ts'
import { serveMock } from './serveMock.ts'
import { getPictureName } from './screenGallery/getPictureName.ts'
import { formatGallery } from './tour/pageOfTour.ts'
import { saveScreenshot } from './screenGallery/saveScreenshot.ts'

// Those of before are made once, of the commit that a redesign starts from: `npm run generate -- tour --as before`.
const { values } = parseArgs({ options: { as: { type: 'string', default: 'after' } } })
const folder = join(root, 'docs', 'tour')
await buildApp()
const school = await serveMock(Number(process.env['PORT'] ?? 0))
const browser = await playwright.launch(await getLaunchOptions())

let [count, bytes] = [0, 0]
for (const [who, ofWho = []] of Object.entries(Object.groupBy(viewedPages, (place) => place.who))) {
  const stored = await signInAndReadStorage(browser, school.url, who as Viewer)
  for (const { width, height, isTouched } of screenSizes.filter(
    (screen) => screen.width === 390 || screen.width === 1280,
  )) {
    const options = { viewport: { width, height }, hasTouch: isTouched }
    const context = await openContext(browser, { url: school.url, language: 'en', stored }, options)
    const page = await context.newPage()
    for (const place of ofWho) {
      await openPage(page, school.url + place.path)
      bytes += await saveScreenshot(page, join(folder, values.as, String(width), `${getPictureName(place)}.webp`))
      count += 1
    }
    await context.close()
  }
}
await browser.close()
await school.close()
await writeFile(join(folder, 'screens.md'), formatGallery(viewedPages, folder))
console.log(`${count} pictures, ${Math.round(bytes / 1000)} kB in all`)
