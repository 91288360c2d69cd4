import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, vi } from 'vitest'

const SECTION = '[data-section]'

/** Everything is there that was on its way. */
export async function waitForPageLoaded(fetch: ExampleFetch): Promise<void> {
  await expect.poll(() => [document.querySelectorAll('main h1').length, busyBesideSections()]).toEqual([1, 0])
  await passSections()
  await expect.poll(() => busyIn('main')).toBe(0)
  const before = fetch.requests.length
  // On a busy machine the timer can fire before the IntersectionObserver of a section.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (fetch.requests.length !== before || busyIn('main') > 0) await waitForPageLoaded(fetch)
}

/** What a section of a record shows is asked for when somebody comes near it. */
async function passSections(): Promise<void> {
  // The page stays at the section that its address asks for until somebody moves it.
  window.dispatchEvent(new Event('wheel'))
  for (const section of document.querySelectorAll(`main ${SECTION}`)) {
    section.scrollIntoView()
    await frame()
    await frame()
    // One that the school has nothing for goes.
    await expect.poll(() => (section.isConnected ? section.querySelectorAll(BUSY).length : 0)).toBe(0)
  }
}

const BUSY = '[aria-busy="true"]'
const busyIn = (place: string) => document.querySelectorAll(`${place} ${BUSY}`).length
const busyBesideSections = () => busyIn('main') - busyIn(`main ${SECTION}`)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const now = Date.now.bind(Date)
let passed = 0

/** Somebody comes back to the page a minute later; all that it shows is asked for again. Clocks go on meanwhile. */
export function refocusPage(): void {
  passed += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  window.dispatchEvent(new Event('visibilitychange'))
}
