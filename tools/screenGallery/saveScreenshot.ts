import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'

/** What a picture may weigh, so that all of them together stay smaller than one photograph. */
const MAX_BYTES = 25_000
const QUALITIES = [60, 45, 30, 20, 10]

/** Keeps what is to be seen of a page, twice as long as the window where there is more, in as few bytes as it needs. */
export async function saveScreenshot(page: Page, file: string): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  const whole = await page.screenshot({ fullPage: true })
  const { height: long = height } = await sharp(whole).metadata()
  const shown = sharp(whole).extract({ left: 0, top: 0, width, height: Math.min(long, 2 * height) })
  await mkdir(dirname(file), { recursive: true })
  for (const quality of QUALITIES) {
    const picture = await shown.clone().webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue
    await writeFile(file, picture)
    return picture.length
  }
  return 0
}
