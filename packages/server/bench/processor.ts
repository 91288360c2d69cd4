import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, isPostgres } from '../src/database/openDatabase.ts'
import { loadavg } from 'node:os'

/** How long a process has had the processor so far, in microseconds; nothing of one that has gone. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const figures = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  // The 14th and the 15th of all, a hundred of each a second.
  return [figures[11], figures[12]].reduce((sum, ticks) => sum + Number(ticks ?? 0) * 10_000, 0)
}

/** How long a school, and PostgreSQL for it, have the processor from now on: other work on the machine takes nothing of it. */
export async function watchProcessor(
  school: { processorTime: () => Promise<number> },
  database: Database,
): Promise<() => Promise<number>> {
  const read = async () => {
    const times = new Map([[0, await school.processorTime()]])
    for (const pid of await connectionsOf(database)) times.set(pid, await processorTime(pid))
    return times
  }
  const before = await read()
  return async () => [...(await read())].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0)
}

/** The processes of PostgreSQL, one for each connection, but for the one that asks. */
async function connectionsOf(database: Database): Promise<number[]> {
  if (!isPostgres(database)) return []
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database)
  return rows.map(({ pid }) => pid)
}

/** How busy the machine is, for whoever reads a figure. */
export function sayLoad(): string {
  return `the load of the last 1, 5 and 15 minutes is ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`
}
