import { mkdtemp, rm, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { acquireTestDatabase } from './acquireTestDatabase.ts'

/** A temporary SQLite file for a test. */
export async function createSqliteFile() {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-'))
  return { place: { file: join(folder, 'maktab.db') }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A migrated SQLite file, created once per process, because copying it is much cheaper than migrating. */
let tables: Promise<Buffer> | undefined

/**
 * A migrated database for one test: on the server that all tests of a run share, or a SQLite file, which may be a copy of
 * one with rows.
 */
export async function createMigratedDatabase(filled?: Buffer) {
  const server = inject('postgres')
  return server === undefined ? createMigratedFile(filled) : acquireTestDatabase(server)
}

export async function createMigratedFile(filled?: Buffer) {
  const [made, content] = await Promise.all([createSqliteFile(), filled ?? (tables ??= createTables())])
  await writeFile(made.place.file, content)
  return made
}

async function createTables(): Promise<Buffer> {
  const { place, remove } = await createSqliteFile()
  const database = openDatabase(place)
  await sql`pragma synchronous = off`.execute(database)
  await migrate(database)
  // Closing the database moves everything from the WAL into the file.
  await database.destroy()
  return readFile(place.file).finally(remove)
}
