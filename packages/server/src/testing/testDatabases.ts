import { migrate } from '../database/migrate.ts'
import { type DatabaseLocation, openDatabase } from '../database/openDatabase.ts'
import { runOnPostgresServer } from './postgresServer.ts'
import { createSqliteFile, createMigratedFile } from './createMigratedDatabase.ts'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'

/** A database for one test; `remove` comes after its connections are closed. */
type TestPlace = { place: DatabaseLocation; remove: () => Promise<void> }
type PlaceMaker = {
  name: 'SQLite' | 'PostgreSQL'
  /** Makes an empty database; undefined where PostgreSQL is not on this machine. */
  make: () => Promise<TestPlace | undefined>
  /** Makes a database that has the tables, which takes less time than laying them. */
  makeWithTables: () => Promise<TestPlace | undefined>
}

/** One for all tests of a process, and ended with it. */
let running: Promise<RunningPostgres | undefined> | undefined
let template: Promise<string> | undefined
let number = 0

/** The databases that a school can be on. */
export const testDatabases: readonly PlaceMaker[] = [
  { name: 'SQLite', make: createSqliteFile, makeWithTables: createMigratedFile },
  {
    name: 'PostgreSQL',
    make: async () => {
      const server = await (running ??= startPostgres())
      return server && makeDatabase(server)
    },
    makeWithTables: async () => {
      const server = await (running ??= startPostgres())
      return server && makeDatabase(server, await (template ??= layTemplate(server)))
    },
  },
]

async function makeDatabase(server: RunningPostgres, from?: string): Promise<TestPlace & { name: string }> {
  const name = `maktab_${process.pid}_${(number += 1)}`
  await runOnPostgresServer(server.url, `create database ${name}${from === undefined ? '' : ` template ${from}`}`)
  const remove = () => runOnPostgresServer(server.url, `drop database ${name}`)
  return { name, place: { url: new URL(name, server.url).href }, remove }
}

async function layTemplate(server: RunningPostgres): Promise<string> {
  const { name, place } = await makeDatabase(server)
  const database = openDatabase(place)
  await migrate(database).finally(() => database.destroy())
  return name
}
