import type { Page } from 'playwright'

/** Required quiet period in milliseconds. */
const IDLE_MILLISECONDS = 500
const POLL_MILLISECONDS = 100

/**
 * Waits until no visible part of the page is loading and the network has been idle for a moment. The change stream stays
 * open, and content far outside the viewport isn’t loaded.
 */
export async function waitForNetworkIdle(page: Page, timeout = 30_000): Promise<void> {
  let known = -1
  for (let still = 0; still < IDLE_MILLISECONDS; still += POLL_MILLISECONDS) {
    await page.waitForFunction(isThere, undefined, { timeout }).catch((cause: unknown) => {
      throw new Error(`${page.url()}: still loading.`, { cause })
    })
    const come = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (come !== known) still = 0
    known = come
    await page.waitForTimeout(POLL_MILLISECONDS)
  }
}

/** Runs in the page: whether no visible element is loading. */
function isThere(): boolean {
  const busy = [...document.querySelectorAll('[aria-busy=true], main [role=progressbar]')]
  return busy.every((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return top >= innerHeight || bottom <= 0
  })
}
