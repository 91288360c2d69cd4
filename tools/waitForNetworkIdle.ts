import type { Page } from 'playwright'

/** Milliseconds in which nothing more has come. */
const IDLE_MILLISECONDS = 500
const POLL_MILLISECONDS = 100

/**
 * Waits until nothing in sight is on its way, and nothing more has come for a moment. The line that tells of changes stays
 * open for as long as the page does, and what is far out of sight isn’t asked for.
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

/** In the page: nothing that is in sight says that it is on its way. */
function isThere(): boolean {
  const busy = [...document.querySelectorAll('[aria-busy=true], main [role=progressbar]')]
  return busy.every((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return top >= innerHeight || bottom <= 0
  })
}
