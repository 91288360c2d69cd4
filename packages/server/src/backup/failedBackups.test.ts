import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSchoolDatabase } from '../database/openSchoolDatabase.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { createEmptyLocations } from '../testing/backupTestSchool.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const PICTURE = `picture-${'a'.repeat(22)}.webp`

async function openFolder() {
  const base = await mkdtemp(join(tmpdir(), 'failed-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const [data, copy] = [join(base, 'data'), join(base, 'copy')]
  const fill = async (dataFolder = data) => {
    await (await openSchoolDatabase({ dataFolder, databaseUrl: undefined }, 'school')).close()
    await mkdir(join(dataFolder, 'pictures'), { recursive: true })
    await writeFile(join(dataFolder, 'pictures', PICTURE), 'a picture')
  }
  return { base, data, copy, fill }
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('It succeeded.'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OperatorError)
  expect((error as Error).message).not.toContain('\n')
  return (error as Error).message
}

test('a backup of a folder without a school is refused and writes nothing', async () => {
  const { base, data, copy } = await openFolder()
  const expectedMessage = `There is no school in ${data}. Set DATA_FOLDER to the folder of your school.`
  expect(await messageOf(backUp({ dataFolder: data }, copy))).toBe(expectedMessage)
  await mkdir(join(data, 'pictures'), { recursive: true })
  await writeFile(join(data, 'maktab.db'), '')
  await mkdir(copy)
  expect(await messageOf(backUp({ dataFolder: data }, copy))).toBe(expectedMessage)
  expect((await readdir(base, { recursive: true })).toSorted()).toEqual([
    'copy',
    'data',
    join('data', 'maktab.db'),
    join('data', 'pictures'),
  ])
})

test('a failed backup leaves its target unchanged', async () => {
  const { base, data, copy, fill } = await openFolder()
  await fill()
  await writeFile(join(data, 'maktab.db'), 'this is no database at all'.repeat(100))
  expect(await messageOf(backUp({ dataFolder: data }, join(copy, 'monday')))).toContain('damaged')
  expect(existsSync(copy)).toBe(false)
  await mkdir(copy)
  expect(await messageOf(backUp({ dataFolder: data }, copy))).toContain('damaged')
  expect(await readdir(copy)).toEqual([])
  await writeFile(join(base, 'file'), '')
  for (const target of [join(base, 'file'), join(base, 'file', 'below'), '/proc/maktab', '/proc/maktab/copy'])
    expect(await messageOf(backUp({ dataFolder: data }, target))).toMatch(/is not a folder\.|can’t be created\.$/)
})

test('an aborted backup leaves its target unchanged', async () => {
  const { data, copy, fill } = await openFolder()
  await fill()
  await mkdir(copy)
  const stopping = new AbortController()
  const work = backUp({ dataFolder: data }, copy, stopping.signal)
  stopping.abort(new OperatorError('The backup was stopped.'))
  expect(await messageOf(work)).toBe('The backup was stopped.')
  expect(await readdir(copy)).toEqual([])
})

test('a failed restore leaves the school and its neighbours unchanged', async () => {
  const { base, data, copy, fill } = await openFolder()
  await fill()
  await backUp({ dataFolder: data }, copy)
  const before = await readFile(join(data, 'maktab.db'))
  expect(await messageOf(restore(join(base, 'none'), { dataFolder: data }, 1))).toContain('nothing was done')
  await writeFile(join(base, 'data-coming-2'), 'in the way')
  await restore(copy, { dataFolder: data }, 2).catch(() => undefined)
  await symlink('circle', join(base, 'circle'))
  expect(await messageOf(restore(copy, { dataFolder: join(base, 'circle') }, 3))).toContain('leads to itself')
  expect(await messageOf(restore(copy, { dataFolder: '/proc/maktab/data' }, 4))).toContain('can’t be created')
  expect(await readFile(join(data, 'maktab.db'))).toEqual(before)
  expect((await readdir(base)).toSorted()).toEqual(['circle', 'copy', 'data'])
})

test('a restore into a symbolic link replaces the folder behind it and keeps the link', async () => {
  const { base, data, copy, fill } = await openFolder()
  await fill()
  await backUp({ dataFolder: data }, copy)
  await mkdir(join(base, 'private'))
  await symlink('private/school', join(base, 'first'))
  await symlink('first', join(base, 'linked'))
  const real = join(base, 'private', 'school')
  const linked = { dataFolder: join(base, 'linked') }
  expect((await restore(copy, linked, 1)).aside).toBeUndefined()
  expect((await restore(copy, linked, 2)).aside).toBe(`${real}-before-2`)
  for (const link of ['first', 'linked']) expect((await lstat(join(base, link))).isSymbolicLink()).toBe(true)
  expect(await readdir(join(real, 'pictures'))).toEqual([PICTURE])
  expect((await readdir(join(base, 'private'))).toSorted()).toEqual(['school', 'school-before-2'])
})

test.runIf(process.getuid?.() === 0)(
  'a restore by root gives the folder to its previous owner, and a new folder to the owner of its parent',
  async () => {
    const { base, data, copy, fill } = await openFolder()
    await fill()
    await backUp({ dataFolder: data }, copy)
    await chown(data, 1234, 1235)
    await restore(copy, { dataFolder: data }, 1)
    await mkdir(join(base, 'home'))
    await chown(join(base, 'home'), 1234, 1235)
    await restore(copy, { dataFolder: join(base, 'home', 'school') }, 1)
    // Files that root writes there later belong to the owner too.
    await (await openSchoolDatabase({ dataFolder: data, databaseUrl: undefined }, 'command')).close()
    for (const folder of [data, join(base, 'home', 'school')])
      for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
        const { uid, gid } = await stat(join(folder, name))
        expect([name, uid, gid]).toEqual([name, 1234, 1235])
      }
  },
)

test.runIf(inject('postgres'))('a failed copy from or to PostgreSQL leaves no pictures behind', async () => {
  const { database, folder } = await createEmptyLocations()
  const [filled, empty] = [folder('filled'), { dataFolder: folder('empty'), databaseUrl: await database() }]
  const { fill } = await openFolder()
  await fill(filled)
  await backUp({ dataFolder: filled }, folder('copy'))
  expect(await messageOf(backUp({ ...empty, dataFolder: filled }, folder('none')))).toBe(
    'There is no school in the database of DATABASE_URL. Check DATABASE_URL.',
  )
  expect(existsSync(folder('none'))).toBe(false)
  expect(await messageOf(openSchoolDatabase(empty, 'command'))).toContain('There is no school in the database')
  const broken = new DatabaseSync(join(folder('copy'), 'maktab.db'), { enableForeignKeyConstraints: false })
  broken.exec('insert into students (account_id) values (999)')
  broken.close()
  const before = folder('before')
  await mkdir(join(before, 'pictures'), { recursive: true })
  await writeFile(join(before, 'pictures', 'mine.webp'), 'a picture')
  for (const dataFolder of [before, folder('new')])
    await expect(restore(folder('copy'), { dataFolder, databaseUrl: await database() }, 1)).rejects.toThrow(
      'violates foreign key constraint',
    )
  expect(await readdir(join(before, 'pictures'))).toEqual(['mine.webp'])
  expect(existsSync(folder('new'))).toBe(false)
})
