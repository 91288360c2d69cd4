import { expect } from 'vitest'
import { refocusPage } from './refocusPage.ts'
import type { OpenForm } from './openForm.ts'
import { findRequests } from './requests.ts'

/** What each change adds to a version; the versions of the examples are smaller. */
const STEP = 100

/** The answer with a higher version of every record in it. */
function withLaterVersions(value: unknown, by: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withLaterVersions(one, by))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'version' ? Number(inner) + by : withLaterVersions(inner, by),
    ]),
  )
}

/** From now on the record of a form is read as it is after so many changes by others. */
export function simulateOtherEdits({ edits, fetch }: OpenForm, times: number): void {
  if (edits) fetch.answer(edits.read, () => Response.json(withLaterVersions(edits.found, times * STEP)))
}

/** The page reads the record again while its form is open. */
export async function refetchRecord({ edits, fetch }: OpenForm): Promise<void> {
  if (!edits) return
  const before = findRequests(fetch, edits.read).length
  refocusPage()
  const message = `${edits.read} is read again`
  await expect.poll(() => findRequests(fetch, edits.read).length, { message }).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** How many changes by others the version that is sent includes. */
export const countOtherEdits = (body: unknown): number => Math.floor((body as { version: number }).version / STEP)
