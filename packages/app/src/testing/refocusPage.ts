import { vi } from 'vitest'

const now = Date.now.bind(Date)
let passed = 0

/** Somebody comes back to the page a minute later; all that it shows is asked for again. Clocks go on meanwhile. */
export function refocusPage(): void {
  passed += 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  window.dispatchEvent(new Event('visibilitychange'))
}
