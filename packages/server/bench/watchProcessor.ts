import { sql } from 'kysely'
import { type Database, isPostgres } from '../src/database/openDatabase.ts'
import type { Child } from './openChild.ts'
import { processorTime } from './processorTime.ts'

/** How long a school, and PostgreSQL for it, have the processor from now on: other work on the machine takes nothing of it. */
export async function watchProcessor(school: Child, database: Database): Promise<() => Promise<number>> {
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
