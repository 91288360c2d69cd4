import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../src/database/migrate.ts'
import { type Database, type DatabaseLocation, isPostgres, openDatabase } from '../src/database/openDatabase.ts'
import { listenToPostgresChanges } from '../src/changeStream/listenToPostgresChanges.ts'
import { startPostgres } from '../src/testing/startPostgres.ts'

const WRITERS = [1, 20]
const SECONDS = 2
const ROUNDS = 3

/** Prints how many policies a second are written, each in a transaction of its own, with and without what tells of changes. */
export async function measureTelling(): Promise<void> {
  console.log(`\nInserts a second, each certain on the disk, the best of ${ROUNDS} rounds of ${SECONDS} s:\n`)
  console.log(
    `${'database, writers'.padEnd(28)}${['told', 'untold', 'ratio'].map((text) => text.padStart(9)).join('')}`,
  )
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
      let [told, untold] = [0, 0]
      for (let round = 0; round < ROUNDS; round += 1) {
        told = Math.max(told, await perSecond(database, writers))
        await tell(database, false)
        untold = Math.max(untold, await perSecond(database, writers))
        await tell(database, true)
      }
      const figures = [told.toFixed(0), untold.toFixed(0), (told / untold).toFixed(2)]
      console.log(`${`${name}, ${writers}`.padEnd(28)}${figures.map((text) => text.padStart(9)).join('')}`)
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

/** Whether a new policy is told of. */
async function tell(database: Database, isTold: boolean): Promise<void> {
  if (isPostgres(database)) {
    await sql`alter table policies ${sql.raw(isTold ? 'enable' : 'disable')} trigger policies_told`.execute(database)
    return
  }
  if (!isTold) await sql`drop trigger policies_insert_counted`.execute(database)
  else
    await sql`create trigger policies_insert_counted after insert on policies
      begin update table_changes set count = count + 1 where name = 'policies'; end`.execute(database)
}
