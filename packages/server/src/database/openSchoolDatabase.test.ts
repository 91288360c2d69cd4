import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../lib/OperatorError.ts'
import { openSchoolDatabase } from './openSchoolDatabase.ts'

async function newPlace() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'opened-'))
  onTestFinished(async () => {
    await chmod(dataFolder, 0o700)
    await rm(dataFolder, { recursive: true, force: true })
  })
  return { dataFolder, databaseUrl: undefined }
}

test('openSchoolDatabase rejects a second server on a data folder but allows a command beside it', async () => {
  const place = await newPlace()
  const school = await openSchoolDatabase(place, 'school')
  await expect(openSchoolDatabase(place, 'school')).rejects.toThrow(/is in use: the server is running there/)
  const command = await openSchoolDatabase(place, 'command')
  await command.database.insertInto('policies').values({ title: 'Beside', description: 'x' }).execute()
  await command.close()
  await expect(openSchoolDatabase(place, 'school')).rejects.toThrow(OperatorError)
  await school.close()
  const next = await openSchoolDatabase(place, 'school')
  expect(await next.database.selectFrom('policies').select('title').execute()).toEqual([{ title: 'Beside' }])
  await next.close()
})

test('a command locks a free folder and runs no migrations beside an open school', async () => {
  const place = await newPlace()
  await (await openSchoolDatabase(place, 'school')).close()
  const command = await openSchoolDatabase(place, 'command')
  await expect(openSchoolDatabase(place, 'school')).rejects.toThrow(/a command is changing it/)
  await command.close()
  const school = await openSchoolDatabase(place, 'school')
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(school.database)
  await expect(openSchoolDatabase(place, 'command')).rejects.toThrow(/of an older version: stop it first/)
  await school.close()
})

test('a command creates no school and names the setting to correct', async () => {
  const place = await newPlace()
  const below = join(place.dataFolder, 'mistyped')
  for (const dataFolder of [place.dataFolder, below])
    await expect(openSchoolDatabase({ ...place, dataFolder }, 'command')).rejects.toThrow(
      new OperatorError(`There is no school in ${dataFolder}. Set DATA_FOLDER to the folder of your school.`),
    )
  expect(await readdir(place.dataFolder)).toEqual([])
})

test('a folder below /proc is rejected with a message instead of hanging', async () => {
  for (const dataFolder of ['/proc/maktab', '/proc/maktab/data'])
    await expect(openSchoolDatabase({ dataFolder, databaseUrl: undefined }, 'school')).rejects.toThrow(
      `${dataFolder} can’t be written by this user`,
    )
})

test('a newer, damaged or unwritable database is explained in one sentence and the lock is released', async () => {
  const [newer, damaged, file] = [await newPlace(), await newPlace(), await newPlace()]
  const { database, close } = await openSchoolDatabase(newer, 'school')
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027')`.execute(database)
  await close()
  await writeFile(join(damaged.dataFolder, 'maktab.db'), 'this is no database at all'.repeat(100))
  await writeFile(join(file.dataFolder, 'taken'), '')
  const unwritable = { ...file, dataFolder: join(file.dataFolder, 'taken') }
  for (const [place, sentence] of [
    [newer, /^The database in \S+ is of a newer version of Maktab \(it has 9999-later\): start that version/],
    [damaged, /^The database in \S+ is damaged: restore a backup/],
    [unwritable, /^\S+taken can’t be written by this user/],
  ] as const) {
    const fault = await openSchoolDatabase(place, 'school').catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(OperatorError)
    expect((fault as Error).message).toMatch(sentence)
    expect((fault as Error).message).not.toContain('\n')
  }
})
