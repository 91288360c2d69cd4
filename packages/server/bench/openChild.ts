import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { processorTime } from './processor.ts'
import { setTimeout as wait } from 'node:timers/promises'

export type Child = {
  address: string
  /** The most memory that it had at once so far, in bytes. */
  mostMemory: () => Promise<number>
  /** How long it has had the processor so far, in microseconds. */
  processorTime: () => Promise<number>
  stop: () => Promise<void>
}

/** In MB: without a limit a process keeps what it no longer needs for as long as the machine has room. */
const HEAP = 256

/** Runs a server in a process of its own, so that whoever measures it takes none of its time. */
export async function openChild(file: URL, folder: string, databaseUrl = ''): Promise<Child> {
  const environment = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, fileURLToPath(file)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!first) throw new Error(`${fileURLToPath(file)} ended before it was open.`)
  return {
    address: String(first[0]).trim(),
    mostMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    },
    processorTime: () => processorTime(child.pid),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

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
