import { setTimeout as wait } from 'node:timers/promises'

/** Waits for some work, but no longer than that; whether it was done in time. A fault of it is its own business. */
export async function withTimeout(milliseconds: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const limit = new AbortController()
  const done = Promise.resolve(work).then(
    () => true,
    () => true,
  )
  const late = wait(milliseconds, false, { signal: limit.signal }).catch(() => false)
  return Promise.race([done, late]).finally(() => limit.abort())
}
