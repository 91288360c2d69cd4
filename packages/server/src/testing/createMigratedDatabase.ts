import { mkdtemp, rm, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { acquireTestDatabase } from './acquireTestDatabase.ts'

/** Where a test may have its SQLite. */
export async function createSqliteFile() {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-'))
  return { place: { file: join(folder, 'maktab.db') }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A file with the tables, once for all tests of a process: a copy costs far less than to lay them again. */
let tables: Promise<Buffer> | undefined

/**
 * A database for one test in which the tables are laid: on the server that all tests of a run share, or in a file, which
 * may be a copy of one that has rows.
 */
export async function createMigratedDatabase(filled?: Buffer) {
  const server = inject('postgres')
  return server === undefined ? createMigratedFile(filled) : acquireTestDatabase(server)
}

export async function createMigratedFile(filled?: Buffer) {
  const [made, content] = await Promise.all([createSqliteFile(), filled ?? (tables ??= layTables())])
  await writeFile(made.place.file, content)
  return made
}

async function layTables(): Promise<Buffer> {
  const { place, remove } = await createSqliteFile()
  const database = openDatabase(place)
  await sql`pragma synchronous = off`.execute(database)
  await migrate(database)
  // Closing it brings all of it into the one file.
  await database.destroy()
  return readFile(place.file).finally(remove)
}
