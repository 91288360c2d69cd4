import { setTimeout as wait } from 'node:timers/promises'

/** Waits for work up to a limit and returns whether it finished; ignores its errors. */
export async function withTimeout(milliseconds: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const limit = new AbortController()
  const done = Promise.resolve(work).then(
    () => true,
    () => true,
  )
  const timeout = wait(milliseconds, false, { signal: limit.signal }).catch(() => false)
  return Promise.race([done, timeout]).finally(() => limit.abort())
}
