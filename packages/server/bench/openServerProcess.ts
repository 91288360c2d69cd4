import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCpuTime } from './cpuTime.ts'
import { setTimeout as wait } from 'node:timers/promises'

export type ServerProcess = {
  address: string
  /** Peak memory so far, in bytes. */
  mostMemory: () => Promise<number>
  /** CPU time so far, in microseconds. */
  processorTime: () => Promise<number>
  stop: () => Promise<void>
}

/** Heap limit in MB; without one a process keeps unused memory as long as the machine has room. */
const HEAP = 256

/** Runs a server in a child process, so that measuring it doesn't use its CPU time. */
export async function openServerProcess(file: URL, folder: string, databaseUrl = ''): Promise<ServerProcess> {
  const environment = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, fileURLToPath(file)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!first) throw new Error(`${fileURLToPath(file)} exited during startup.`)
  return {
    address: String(first[0]).trim(),
    mostMemory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
    },
    processorTime: () => readCpuTime(child.pid),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

const MAX_WAITS = 120
const WAIT_MILLISECONDS = 1000
/** CPU microseconds per interval below which a server counts as idle. */
const IDLE_MICROSECONDS = 20_000

/** Waits until a server has finished its startup work, such as the daily mails, for up to two minutes. */
export async function waitUntilIdle({ processorTime }: ServerProcess): Promise<void> {
  let before = await processorTime()
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    await wait(WAIT_MILLISECONDS)
    const now = await processorTime()
    if (now - before < IDLE_MICROSECONDS) return
    before = now
  }
}
