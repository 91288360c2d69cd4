import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './openChild.ts'

const MOST_WAITS = 120
const WAIT_MILLISECONDS = 1000
/** Microseconds of the processor in one of these waits. */
const IDLE = 20_000

/** Waits until a server has done what it does by itself when it opens, such as the mails of the day, or two minutes. */
export async function waitUntilIdle({ processorTime }: Child): Promise<void> {
  let before = await processorTime()
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    await wait(WAIT_MILLISECONDS)
    const now = await processorTime()
    if (now - before < IDLE) return
    before = now
  }
}
