import { sql } from 'kysely'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { createSqliteFile } from '../testing/createMigratedDatabase.ts'
import { truncateWal, releaseDiskSpace } from './releaseDiskSpace.ts'
import { migrate } from './migrate.ts'
import { type Database, openDatabase, openNodeSqlite } from './openDatabase.ts'

const MEGABYTE = 1e6

/** Writes ten megabytes and deletes them. */
async function fillAndClear(database: Database): Promise<void> {
  const value = 'x'.repeat(MEGABYTE)
  for (let row = 0; row < 10; row += 1) {
    await database
      .insertInto('settings')
      .values({ key: `large ${row}`, value })
      .execute()
  }
  await database.deleteFrom('settings').where('key', 'like', 'large %').execute()
}

async function open(file: string) {
  const database = openDatabase({ file })
  const megabytes = async () => {
    await truncateWal(database)
    return (await stat(file)).size / MEGABYTE
  }
  return { database, megabytes }
}

test('releaseSpace shrinks a file after large deletes but keeps some free pages', async () => {
  const { place, remove } = await createSqliteFile()
  onTestFinished(remove)
  const { database, megabytes } = await open(place.file)
  onTestFinished(() => database.destroy())
  await migrate(database)
  await fillAndClear(database)
  await releaseDiskSpace(database)
  expect(await megabytes()).toBeGreaterThan(10)
  await releaseDiskSpace(database, 1024)
  expect(await megabytes()).toBeGreaterThan(4)
  expect(await megabytes()).toBeLessThan(7)
  await releaseDiskSpace(database, 0)
  expect(await megabytes()).toBeLessThan(2)
  expect((await sql`pragma integrity_check`.execute(database)).rows).toEqual([{ integrity_check: 'ok' }])
})

test('a file of an earlier version shrinks only after being restored from a backup', async () => {
  const { place, remove } = await createSqliteFile()
  onTestFinished(remove)
  const old = openNodeSqlite(place.file)
  for (const statement of ['pragma auto_vacuum = none', 'vacuum']) old.prepare(statement).run([])
  old.close()
  const before = await open(place.file)
  await migrate(before.database)
  await fillAndClear(before.database)
  await releaseDiskSpace(before.database, 0)
  expect(await before.megabytes()).toBeGreaterThan(10)
  await before.database.destroy()

  const dataFolder = dirname(place.file)
  const [copy, restored] = [join(dataFolder, 'copy'), join(dataFolder, 'restored')]
  await backUp({ dataFolder }, copy)
  await restore(copy, { dataFolder: restored }, 1)
  const after = await open(join(restored, 'maktab.db'))
  expect(await after.megabytes()).toBeLessThan(2)
  await fillAndClear(after.database)
  await releaseDiskSpace(after.database, 0)
  expect(await after.megabytes()).toBeLessThan(2)
  await after.database.destroy()
})
