import { readFileSync } from 'node:fs'
import type { Cluster } from './startCluster.ts'

type Times = { taken: number[]; retried: number }

export type LatencyRecorder = ReturnType<typeof createLatencyRecorder>

/** Latencies of calls, from the request to the complete response. */
export function createLatencyRecorder() {
  const calls = new Map<string, Times>()
  const errors: string[] = []
  const timesOf = (id: string) => {
    const times = calls.get(id) ?? { taken: [], retried: 0 }
    calls.set(id, times)
    return times
  }
  return {
    errors,
    took: (id: string, milliseconds: number) => void timesOf(id).taken.push(milliseconds),
    /** Calls retried because the process was killed. */
    retried: (id: string) => void (timesOf(id).retried += 1),
    count: () => [...calls.values()].reduce((sum, { taken }) => sum + taken.length, 0),
    table: () => [
      rowOf('call', ['responses', 'p50', 'p95', 'max', 'retries']),
      ...[...calls]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([id, { taken, retried }]) => {
          const sorted = taken.toSorted((one, other) => one - other)
          const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0)
          return rowOf(id, [String(taken.length), at(0.5), at(0.95), at(1), String(retried)])
        }),
    ],
  }
}

function rowOf(name: string, figures: readonly string[]): string {
  return name.padEnd(28) + figures.map((figure) => figure.padStart(9)).join('')
}

/** Linux clock ticks per second. */
const TICKS_A_SECOND = 100

type Shared = { postgres: number; connections: number; megabytes: number; own: number }

/** CPU seconds of PostgreSQL and of this process so far. */
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

/** CPU seconds and memory of each process and of PostgreSQL. */
export async function measureResourceUsage({ database, running, proxy }: Cluster, before: Shared): Promise<string[]> {
  const after = await measureSharedUsage(database)
  const schools = running().map(({ child, address }) => {
    const { lines = 0, served = 0 } = proxy.upstreams.find((upstream) => upstream.address === address) ?? {}
    const pid = child.pid ?? 0
    return `  ${served} requests, ${lines} open event streams, ${processorSeconds(pid).toFixed(1)} s CPU, at most ${peakMemory(pid).toFixed(0)} MB`
  })
  return [
    'Each process since it started:',
    ...schools,
    `PostgreSQL during the test: ${(after.postgres - before.postgres).toFixed(1)} s CPU, ${after.connections} connections, ${after.megabytes.toFixed(0)} MB.`,
    `Virtual users and proxy during the test: ${(after.own - before.own).toFixed(1)} s CPU.`,
  ]
}

/** CPU seconds of a process and its terminated children so far. */
function processorSeconds(pid: number): number {
  const fields = readStatus(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS_A_SECOND
}

function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readStatus(pid, 'status'))?.[1] ?? 0) / 1000
}

function readStatus(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has exited.
    return ''
  }
}
