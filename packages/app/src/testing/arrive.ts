import type { ExampleFetch } from '@maktab/mocks/exampleFetch'
import { expect } from 'vitest'

const LIMIT = { timeout: 30_000 }

/** Everything is there that was on its way. */
export async function arrive(fetch: ExampleFetch): Promise<void> {
  await expect.poll(() => [document.querySelectorAll('main h1').length, busy()], LIMIT).toEqual([1, 0])
  // What stands far below is made for who comes near it.
  const below = document.querySelector('[data-when-seen]')
  if (below) {
    below.scrollIntoView()
    await expect.poll(() => below.isConnected, LIMIT).toBe(false)
    await arrive(fetch)
    return
  }
  const before = fetch.requests.length
  await new Promise((resolve) => setTimeout(resolve, 50))
  if (fetch.requests.length !== before || busy() > 0) await arrive(fetch)
}

const busy = () => document.querySelectorAll('main [aria-busy="true"]').length
