import { migrate } from '../database/migrate.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import { runOnPostgresServer } from './postgresTestHelpers.ts'
import { createSqliteFile, createMigratedFile } from './createMigratedDatabase.ts'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'

/** A database for one test; call `remove` after closing its connections. */
type TestPlace = { place: DatabaseLocation; remove: () => Promise<void> }
type PlaceMaker = {
  name: 'SQLite' | 'PostgreSQL'
  /** Creates an empty database; undefined if PostgreSQL isn't installed. */
  createEmpty: () => Promise<TestPlace | undefined>
  /** Copies a migrated database, which is faster than migrating. */
  createMigrated: () => Promise<TestPlace | undefined>
}

/** One server per process; it ends with the process. */
let running: Promise<RunningPostgres | undefined> | undefined
let template: Promise<string> | undefined
let number = 0

/** The supported databases. */
export const testDatabases: readonly PlaceMaker[] = [
  { name: 'SQLite', createEmpty: createSqliteFile, createMigrated: createMigratedFile },
  {
    name: 'PostgreSQL',
    createEmpty: async () => {
      const server = await (running ??= startPostgres())
      return server && makeDatabase(server)
    },
    createMigrated: async () => {
      const server = await (running ??= startPostgres())
      return server && makeDatabase(server, await (template ??= createTemplate(server)))
    },
  },
]

async function makeDatabase(server: RunningPostgres, from?: string): Promise<TestPlace & { name: string }> {
  const name = `maktab_${process.pid}_${(number += 1)}`
  await runOnPostgresServer(server.url, `create database ${name}${from === undefined ? '' : ` template ${from}`}`)
  const remove = () => runOnPostgresServer(server.url, `drop database ${name}`)
  return { name, place: { url: new URL(name, server.url).href }, remove }
}

async function createTemplate(server: RunningPostgres): Promise<string> {
  const { name, place } = await makeDatabase(server)
  const database = openDatabase(place)
  await migrate(database).finally(() => database.destroy())
  return name
}
