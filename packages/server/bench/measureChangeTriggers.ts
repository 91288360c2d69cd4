import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type DatabaseLocation, isPostgres, openDatabase } from '../src/database/openDatabase.ts'
import { listenToPostgresChanges } from '../src/changeStream/listenToPostgresChanges.ts'
import { formatRow } from './schoolSizesAndGoals.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'

const WRITERS = [1, 20]
const SECONDS = 2
const ROUNDS = 3

/** Prints inserts per second, each in a transaction, with and without change notifications. */
export async function measureChangeTriggers(): Promise<void> {
  console.log(`\nDurable inserts per second, best of ${ROUNDS} rounds of ${SECONDS} s:\n`)
  console.log(formatRow('database, writers', ['with', 'without', 'ratio'], 28, 9))
  const folder = await mkdtemp(join(tmpdir(), 'bench-telling-'))
  const server = await startPostgres({ isSafe: true })
  try {
    await compare('SQLite', { file: join(folder, 'maktab.db') })
    if (server) await compare('PostgreSQL', { url: server.url })
  } finally {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(name: string, place: DatabaseLocation): Promise<void> {
  const database = openDatabase(place)
  const listening =
    'url' in place && place.url !== undefined ? listenToPostgresChanges(place.url, () => undefined) : undefined
  try {
    await migrate(database)
    await listening?.ready
    for (const writers of WRITERS) {
      let [withTrigger, withoutTrigger] = [0, 0]
      for (let round = 0; round < ROUNDS; round += 1) {
        withTrigger = Math.max(withTrigger, await perSecond(database, writers))
        await setTriggerEnabled(database, false)
        withoutTrigger = Math.max(withoutTrigger, await perSecond(database, writers))
        await setTriggerEnabled(database, true)
      }
      const columns = [withTrigger.toFixed(0), withoutTrigger.toFixed(0), (withTrigger / withoutTrigger).toFixed(2)]
      console.log(formatRow(`${name}, ${writers}`, columns, 28, 9))
    }
  } finally {
    await listening?.stop()
    await database.destroy()
  }
}

async function perSecond(database: Database, writers: number): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let written = 0
  const write = async () => {
    while (performance.now() < end) {
      await database
        .transaction()
        .execute((change) => change.insertInto('policies').values({ title: 'Manners', description: '' }).execute())
      written += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return written / SECONDS
}

/** Enables or disables the change trigger for new policies. */
async function setTriggerEnabled(database: Database, isEnabled: boolean): Promise<void> {
  if (isPostgres(database)) {
    await sql`alter table policies ${sql.raw(isEnabled ? 'enable' : 'disable')} trigger policies_told`.execute(database)
    return
  }
  if (!isEnabled) await sql`drop trigger policies_insert_counted`.execute(database)
  else
    await sql`create trigger policies_insert_counted after insert on policies
      begin update table_changes set count = count + 1 where name = 'policies'; end`.execute(database)
}
