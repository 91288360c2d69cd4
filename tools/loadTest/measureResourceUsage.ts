import { readFileSync } from 'node:fs'
import type { Cluster } from './startCluster.ts'

/** Clock ticks of Linux. */
const TICKS_A_SECOND = 100

type Shared = { postgres: number; connections: number; megabytes: number; own: number }

/** Processor seconds that PostgreSQL, and this process, took so far. */
export async function measureSharedUsage(database: Cluster['database']): Promise<Shared> {
  const { postmaster, size } = await database
    .selectNoFrom(({ fn, val }) => [
      fn<string>('pg_read_file', [val('postmaster.pid')]).as('postmaster'),
      fn<number>('pg_database_size', [fn('current_database')]).as('size'),
    ])
    .executeTakeFirstOrThrow()
  const first = Number(postmaster.split('\n')[0])
  const others = readStatus(first, `task/${first}/children`).trim().split(' ').filter(Boolean).map(Number)
  const own = process.cpuUsage()
  return {
    postgres: [first, ...others].reduce((sum, pid) => sum + processorSeconds(pid), 0),
    connections: others.length,
    megabytes: size / 1e6,
    own: (own.user + own.system) / 1e6,
  }
}

/** What a day cost: processor seconds and memory of each process, and of PostgreSQL. */
export async function measureResourceUsage({ database, running, proxy }: Cluster, before: Shared): Promise<string[]> {
  const after = await measureSharedUsage(database)
  const schools = running().map(({ child, address }) => {
    const { lines = 0, served = 0 } = proxy.upstreams.find((upstream) => upstream.address === address) ?? {}
    const pid = child.pid ?? 0
    return `  ${served} requests, ${lines} open event streams, ${processorSeconds(pid).toFixed(1)} s CPU, at most ${mostMemory(pid).toFixed(0)} MB`
  })
  return [
    'Each process since it started:',
    ...schools,
    `PostgreSQL during the test: ${(after.postgres - before.postgres).toFixed(1)} s CPU, ${after.connections} connections, ${after.megabytes.toFixed(0)} MB.`,
    `Virtual users and proxy during the test: ${(after.own - before.own).toFixed(1)} s CPU.`,
  ]
}

/** Seconds of a processor that a process, and those of its children that have ended, took so far. */
function processorSeconds(pid: number): number {
  const fields = readStatus(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS_A_SECOND
}

function mostMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readStatus(pid, 'status'))?.[1] ?? 0) / 1000
}

function readStatus(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}
