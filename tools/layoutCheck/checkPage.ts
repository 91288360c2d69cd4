import type { Page } from 'playwright'
import type { Fault } from './inPage/Fault.ts'
import type { LayoutChecks } from './inPage/LayoutChecks.ts'
import type { ScreenSize } from './screenSizes.ts'

/** A finding with the width it is at; colours are the same at each, and looked at on the narrowest and a wide one. */
export type PageFinding = Fault & { width: number }

type Looking = { checks: string; sizes: readonly ScreenSize[]; isOrdinary: boolean }

/** Looks at the page that is open at every width, and says what is wrong. */
export async function checkPage(page: Page, { checks, sizes, isOrdinary }: Looking): Promise<PageFinding[]> {
  await page.evaluate(checks)
  const touch = await page.context().newCDPSession(page)
  const found: PageFinding[] = []
  for (const { width, height, isTouched } of sizes) {
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: isTouched ? 5 : 1 })
    await page.setViewportSize({ width, height })
    const faults = await page.evaluate(look, { isOrdinary, isColour: width === sizes[0]?.width || width === 1280 })
    found.push(...faults.map((fault) => ({ ...fault, width })))
  }
  await touch.detach()
  return found
}

/** Runs in the page, once it has taken its new size. */
async function look({ isOrdinary, isColour }: { isOrdinary: boolean; isColour: boolean }): Promise<Fault[]> {
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  for (let count = 0; count < 3; count += 1) await frame()
  const { layoutChecks } = window as unknown as { layoutChecks: LayoutChecks }
  return [...layoutChecks.faults({ isOrdinary }), ...(isColour ? await layoutChecks.contrast() : [])]
}
