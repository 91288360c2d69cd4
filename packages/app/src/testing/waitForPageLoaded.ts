import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, vi } from 'vitest'

const SECTION = '[data-section]'

/** Waits until all data of the page has loaded. */
export async function waitForPageLoaded(fetch: ExampleFetch): Promise<void> {
  await expect.poll(() => [document.querySelectorAll('main h1').length, countBusyOutsideSections()]).toEqual([1, 0])
  await scrollThroughSections()
  await expect.poll(() => countBusy('main')).toBe(0)
  const before = fetch.requests.length
  // On a busy machine the timer can fire before the IntersectionObserver of a section.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (fetch.requests.length !== before || countBusy('main') > 0) await waitForPageLoaded(fetch)
}

/** Scrolls through the lazy sections so that they load. */
async function scrollThroughSections(): Promise<void> {
  // The page stays scrolled to the section of its URL until the user scrolls.
  window.dispatchEvent(new Event('wheel'))
  for (const section of document.querySelectorAll(`main ${SECTION}`)) {
    section.scrollIntoView()
    await frame()
    await frame()
    // An empty section is removed.
    await expect.poll(() => (section.isConnected ? section.querySelectorAll(BUSY).length : 0)).toBe(0)
  }
}

const BUSY = '[aria-busy="true"]'
const countBusy = (selector: string) => document.querySelectorAll(`${selector} ${BUSY}`).length
const countBusyOutsideSections = () => countBusy('main') - countBusy(`main ${SECTION}`)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const now = Date.now.bind(Date)
let elapsed = 0

/** Simulates returning to the page a minute later, which refetches all data. The clock keeps running. */
export function refocusPage(): void {
  elapsed += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + elapsed)
  window.dispatchEvent(new Event('visibilitychange'))
}
