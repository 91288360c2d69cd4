import { sql } from 'kysely'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openSchoolDatabase } from '../database/openSchoolDatabase.ts'
import { createApp } from '../createApp.ts'
import {
  readAllRows,
  type CopiedSchool,
  seedCopiedSchool,
  addPolicy,
  createEmptyLocations,
} from '../testing/backupTestSchool.ts'
import { openFakeBucket } from '../testing/openFakeBucket.ts'
import { createBucketStore } from '../storage/createBucketStore.ts'
import { backUp, DATABASE_FILE } from './backup.ts'
import { restore } from './restore.ts'

// proves X184
test.runIf(inject('postgres'))('a school on PostgreSQL is put back into an empty database as it was', async () => {
  const { database, folder } = await createEmptyLocations()
  const school = { dataFolder: folder('data'), databaseUrl: await database() }
  await seedCopiedSchool(school)
  const { named, pictures } = await backUp(school, folder('copy'))
  expect(named).toBeGreaterThan(5)
  expect(pictures).toBeGreaterThanOrEqual(named)
  const second = { dataFolder: folder('again'), databaseUrl: await database() }
  expect(await restore(folder('copy'), second, 1)).toEqual({ aside: undefined, missing: [] })

  const rows = await readAllRows(school, folder('copy'))
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(['accounts', 'fees', 'upload_pieces', 'settings', 'jobs']))
  expect(Object.keys(rows)).toHaveLength(await countTables(school))
  expect(rows['upload_pieces']).toEqual([expect.stringContaining('00ff07')])
  // Links that set a password end.
  expect(rows['reset_tokens']).toHaveLength(1)
  expect(await readAllRows(second, folder('copy'))).toEqual({ ...rows, reset_tokens: [] })
  expect(await readdir(join(second.dataFolder, 'pictures'))).toEqual(await readdir(join(school.dataFolder, 'pictures')))
  expect(await addPolicy(second)).toBe(await addPolicy(school))
  expect(await constraintsOf(second)).toEqual(await constraintsOf(school))
})

/** The number of tables that can't be rebuilt from others. */
async function countTables({ databaseUrl = '' }: CopiedSchool): Promise<number> {
  const database = openDatabase({ url: databaseUrl })
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_class where relkind = 'r'
    and relnamespace = 'public'::regnamespace
    and relname !~ '^(kysely_|listed_|stale_rows$|table_changes$)'`.execute(database)
  await database.destroy()
  return Number(rows[0]?.count)
}

async function constraintsOf({ databaseUrl = '' }: CopiedSchool): Promise<unknown[]> {
  const database = openDatabase({ url: databaseUrl })
  const { rows } = await sql`select conname, condeferrable, condeferred, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 4`.execute(database)
  await database.destroy()
  return rows
}

test.runIf(inject('postgres'))(
  'a school is moved from PostgreSQL to a file and back without changes',
  { tags: ['slow'] },
  async () => {
    const { database, folder } = await createEmptyLocations()
    const [from, file, back] = [
      { dataFolder: folder('data'), databaseUrl: await database() },
      { dataFolder: folder('file') },
      { dataFolder: folder('back'), databaseUrl: await database() },
    ]
    await seedCopiedSchool(from)
    await backUp(from, folder('copy'))
    await restore(folder('copy'), file, 1)
    await backUp(file, folder('second'))
    await restore(folder('second'), back, 1)
    const rows = await readAllRows(from, folder('copy'))
    const kept = { ...rows, reset_tokens: [] }
    expect(await readAllRows(file, folder('copy'))).toEqual(kept)
    expect(await readAllRows(back, folder('copy'))).toEqual(kept)
    expect(await addPolicy(file)).toBe(await addPolicy(from))
    // The search index of the lists is rebuilt.
    const config = readConfig({ DATA_FOLDER: back.dataFolder, DATABASE_URL: back.databaseUrl, PORT: '0' }, '.')
    const school = await createApp({ config, isLogging: false, validatesResponses: true })
    const { count } = await school.database
      .selectFrom('listed_students')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await school.close()
    expect(count).toBe(rows['students']?.length)
  },
)

test.runIf(inject('postgres'))(
  'a backup is a consistent snapshot despite concurrent writes',
  { tags: ['slow'] },
  async () => {
    const { database, folder } = await createEmptyLocations()
    const school = { dataFolder: folder('data'), databaseUrl: await database() }
    await seedCopiedSchool(school)
    const writing = openDatabase({ url: school.databaseUrl })
    const life = new AbortController()
    let written = 0
    const write = async () => {
      for (; !life.signal.aborted; written += 1)
        await writing.transaction().execute(async (transaction) => {
          // The first and the last table to be copied.
          const values = { account_id: null, action: 'pair', subject: '{}' }
          await transaction
            .insertInto('audit')
            .values({ at: written, ...values })
            .execute()
          await transaction
            .insertInto('settings')
            .values({ key: `pair ${written}`, value: 'x' })
            .execute()
        })
    }
    const writer = write()
    await expect.poll(() => written).toBeGreaterThan(0)
    await backUp(school, folder('copy'))
    life.abort()
    await writer
    await writing.destroy()
    const file = new DatabaseSync(join(folder('copy'), DATABASE_FILE), { readOnly: true })
    const count = (where: string) => file.prepare(`select count(*) as count from ${where}`).get()?.['count']
    const pairs = count("audit where action = 'pair'")
    const settings = count("settings where key like 'pair %'")
    file.close()
    expect(pairs).toBeGreaterThan(0)
    expect(settings).toBe(pairs)
  },
)

test.runIf(inject('postgres'))(
  'a restore rejects a non-empty database or a mismatched backup and writes nothing',
  { tags: ['slow'] },
  async () => {
    const { database, folder } = await createEmptyLocations()
    const school = { dataFolder: folder('data'), databaseUrl: await database() }
    await seedCopiedSchool(school)
    await backUp(school, folder('copy'))
    await expect(restore(folder('copy'), school, 1)).rejects.toThrow('has tables already')

    const file = new DatabaseSync(join(folder('copy'), DATABASE_FILE), { enableForeignKeyConstraints: false })
    file.exec('delete from teachers')
    file.close()
    const databaseUrl = await database()
    await expect(restore(folder('copy'), { dataFolder: folder('again'), databaseUrl }, 1)).rejects.toThrow(
      /foreign key/,
    )
    const empty = openDatabase({ url: databaseUrl })
    expect(await empty.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
    await empty.destroy()
  },
)

test.runIf(inject('postgres'))(
  'a backup of an older version is restored as it was and migrated on first start',
  async () => {
    const { database, folder } = await createEmptyLocations()
    const url = await database()
    const old = openDatabase({ url })
    await migrate(old, '0018-subjects-of-acts')
    await sql`insert into courses (name, price) values ('Tajweed', 5)`.execute(old)
    await backUp({ dataFolder: folder('data'), databaseUrl: url }, folder('copy'))
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(old)
    await old.destroy()
    await expect(backUp({ dataFolder: folder('data'), databaseUrl: url }, folder('later'))).rejects.toThrow(
      'This is of a newer version of Maktab (it has 9999-later)',
    )
    const school = { dataFolder: folder('again'), databaseUrl: await database() }
    await restore(folder('copy'), school, 1)
    const opened = await openSchoolDatabase(school, 'school')
    onTestFinished(opened.close)
    expect(opened.changes).toContain('0025-fees')
    expect(await opened.database.selectFrom('courses').select('name').execute()).toEqual([{ name: 'Tajweed' }])
  },
)

test.runIf(inject('postgres'))('backing up an empty or unknown database fails with an explanation', async () => {
  const { database, folder } = await createEmptyLocations()
  const school = { dataFolder: folder('data'), databaseUrl: await database() }
  await expect(backUp(school, folder('copy'))).rejects.toThrow('There is no school in the database')
  const unknown = { ...school, databaseUrl: `${school.databaseUrl}_not` }
  await expect(backUp(unknown, folder('other'))).rejects.toThrow('PostgreSQL has no database with the name')
})

test.runIf(inject('postgres'))(
  'pictures in a bucket are backed up and restored to another bucket or a folder',
  { tags: ['slow'] },
  async () => {
    const { database, folder } = await createEmptyLocations()
    const [one, other] = [await openFakeBucket(), await openFakeBucket()]
    const dataFolder = folder('data')
    const school = { dataFolder, databaseUrl: await database(), bucket: one.bucket }
    await seedCopiedSchool(school)
    const { named } = await backUp({ ...school, bucket: createBucketStore(one.bucket) }, folder('copy'))
    const copied = await readdir(join(folder('copy'), 'pictures'))
    expect(named).toBeGreaterThan(5)
    expect(copied).toHaveLength(one.objects.size)

    const bucket = createBucketStore(other.bucket)
    await restore(folder('copy'), { dataFolder, databaseUrl: await database(), bucket }, 1)
    expect(new Map(withoutFolder(other.objects))).toEqual(new Map(withoutFolder(one.objects)))
    await restore(folder('copy'), { dataFolder: folder('plain') }, 1)
    const [name = ''] = copied
    const bytes = await readFile(join(folder('plain'), 'pictures', name))
    expect(bytes).toEqual(one.objects.get(`/${one.bucket.name}/${name}`))
    // With a bucket, the data folder holds no pictures.
    await restore(folder('copy'), { dataFolder: folder('beside'), bucket }, 1)
    expect(await readdir(folder('beside'))).not.toContain('pictures')
  },
)

function withoutFolder(objects: ReadonlyMap<string, Buffer>): [string, string][] {
  return [...objects].map(([key, bytes]) => [key.replace(/^\/[^/]*\//, ''), bytes.toString('hex')])
}
