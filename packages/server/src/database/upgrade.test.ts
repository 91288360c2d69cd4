import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { seedOldSchool } from '../testing/seedOldSchool.ts'
import { openTestSchool, PASSWORD } from '../testing/openTestSchool.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { migrate } from './migrate.ts'
import { type Database, type DatabaseLocation, openDatabase } from './openDatabase.ts'
import { openSchoolDatabase } from './openSchoolDatabase.ts'
import { createSqliteFile } from '../testing/createMigratedDatabase.ts'

// @module-tag slow
/** Versions to upgrade from: an early one, some in between and a recent one. */
const versions = [
  '0006-attempts-and-networks',
  '0014-timetable',
  '0020-uploads',
  '0029-confirmed-emails',
  '0031-audit-by-action',
] as const
type Version = (typeof versions)[number]

/** A school created by an earlier version. */
async function openOldSchool(on: (typeof testDatabases)[number], version: Version) {
  const made = await on.createEmpty()
  if (!made) return undefined
  onTestFinished(made.remove)
  await inDatabase(made.place, async (database) => {
    await migrate(database, version)
    await seedOldSchool(database)
  })
  return made.place
}

async function inDatabase<Result>(
  place: DatabaseLocation,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(place)
  return work(database).finally(() => database.destroy())
}

type Rows = Record<string, { columns: string[]; rows: unknown[] }>

const isOwnTable = (name: string) => !/^(?:kysely_|sqlite_|table_changes|stale_rows|listed_|\w+_words)/.test(name)

/** All rows of the tables of an old school. */
async function readRows(database: Database): Promise<Rows> {
  const all: Rows = {}
  for (const { name, columns } of await database.introspection.getTables())
    if (isOwnTable(name)) all[name] = await readOf(database, name, columns.map((column) => column.name).toSorted())
  return all
}

async function readOf(database: Database, table: string, columns: string[]): Promise<Rows[string]> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql`select ${names} from ${sql.table(table)} order by 1, 2`.execute(database)
  return { columns, rows }
}

// proves X186
test.for(testDatabases.flatMap((on) => versions.map((version) => ({ on, version, name: on.name }))))(
  'a school of $version on $name migrates without losing data',
  async ({ on, version }, { skip }) => {
    const place = await openOldSchool(on, version)
    if (!place) return skip('PostgreSQL is not on this machine.')
    const before = await inDatabase(place, readRows)
    expect(Object.keys(before).length).toBeGreaterThan(25)
    await inDatabase(place, migrate)

    await inDatabase(place, async (database) => {
      for (const [table, { columns, rows }] of Object.entries(before))
        expect([table, (await readOf(database, table, columns)).rows]).toEqual([table, rows])
    })
    const { api } = await openTestSchool({ place })
    const { token } = (await api('signIn', { body: { email: 'admin@school.test', password: PASSWORD } })).body
    if (token === undefined) throw new Error('The administrator can’t sign in.')
    expect((await api('listStudents', { token })).body.students).toMatchObject([{ name: 'Amina' }])
    expect((await api('listAllClasses', { token })).body.data).toMatchObject([{ title: 'Monday group' }])
  },
)

test.for(testDatabases)('a backup restores the earlier version after a migration on $name', async (on, { skip }) => {
  const place = await openOldSchool(on, '0029-confirmed-emails')
  const empty = await on.createEmpty()
  if (!place || !empty) return skip('PostgreSQL is not on this machine.')
  onTestFinished(empty.remove)
  const base = await mkdtemp(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const before = await inDatabase(place, readRows)
  await backUp(whereIs(place, base), join(base, 'copy'))
  await inDatabase(place, async (database) => {
    await migrate(database)
    await sql`insert into policies (title, description) values ('Of today', 'x')`.execute(database)
  })

  const back = 'url' in empty.place ? empty.place : { file: join(base, 'back', 'maktab.db') }
  await restore(join(base, 'copy'), whereIs(back, base), 1)
  await inDatabase(back, async (database) => {
    expect(await readRows(database)).toEqual(before)
    // The earlier version has no migration to run and finds no unknown one.
    expect(await migrate(database, '0029-confirmed-emails')).toEqual([])
  })
})

/** PostgreSQL has its data folder in `base`. */
function whereIs(place: DatabaseLocation, base: string) {
  return 'url' in place
    ? { dataFolder: join(base, 'data'), databaseUrl: place.url }
    : { dataFolder: join(place.file, '..') }
}

test.for(testDatabases)('a database of a newer version is rejected with a message on $name', async (on, { skip }) => {
  const place = await openOldSchool(on, '0029-confirmed-emails')
  if (!place) return skip('PostgreSQL is not on this machine.')
  await inDatabase(place, async (database) => {
    await migrate(database)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099')`.execute(database)
  })
  const { dataFolder, databaseUrl } = { databaseUrl: undefined, ...whereIs(place, tmpdir()) }
  const fault = await openSchoolDatabase({ dataFolder, databaseUrl }, 'school').catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(OperatorError)
  expect((fault as Error).message).toMatch(
    /^The database in \S+ is of a newer version of Maktab \(it has 9999-later\): start that version, or restore an older backup\.$/,
  )
})

test.each([
  ['KWD', 45_500],
  ['PKR', 4550],
])('an old payment of a school with %s keeps its currency, as %i minor units', async (currency, amount) => {
  const { place, remove } = await createSqliteFile()
  const database = openDatabase(place)
  onTestFinished(() => database.destroy().then(remove))
  await migrate(database, '0018-subjects-of-acts')
  await seedOldSchool(database)
  await sql`insert into settings (key, value) values ('school', ${JSON.stringify({ currency })})`.execute(database)
  await migrate(database)
  const payments = await database.selectFrom('purchases').select(['currency', 'amount']).execute()
  expect(payments).toEqual([{ currency, amount }])
  const receipts = await database.selectFrom('receipts').select(['currency', 'amount']).execute()
  expect(receipts).toEqual(payments)
})
