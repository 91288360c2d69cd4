import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../src/database/openDatabase.ts'
import { loadavg } from 'node:os'

/** CPU time of a process so far, in microseconds; 0 if it has exited. */
export async function readCpuTime(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  // Fields 14 and 15, in hundredths of a second.
  return [fields[11], fields[12]].reduce((sum, ticks) => sum + Number(ticks ?? 0) * 10_000, 0)
}

/** Measures the CPU time of a school and its PostgreSQL processes from now on, independent of other load. */
export async function watchCpuTime(
  school: { processorTime: () => Promise<number> },
  database: Database,
): Promise<() => Promise<number>> {
  const read = async () => {
    const times = new Map([[0, await school.processorTime()]])
    for (const pid of await connectionsOf(database)) times.set(pid, await readCpuTime(pid))
    return times
  }
  const before = await read()
  return async () => [...(await read())].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/** Process ids of PostgreSQL connections, except the one of this query. */
async function connectionsOf(database: Database): Promise<number[]> {
  if (!isPostgres(database)) return []
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database)
  return rows.map(({ pid }) => pid)
}

/** The load average of the machine, to judge the results. */
export function formatLoadAverage(): string {
  return `the load of the last 1, 5 and 15 minutes is ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`
}
