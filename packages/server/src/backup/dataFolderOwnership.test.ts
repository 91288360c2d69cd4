import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from '../createApp.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { type CopiedSchool, seedCopiedSchool, createEmptyLocations } from '../testing/backupTestSchool.ts'
import { ORPHAN_AGE_MILLISECONDS } from '../storage/fileStores.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

async function newFolder(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'foreign-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  return join(base, 'data')
}

/** Opens a school long after its pictures were stored, lets it clean up, and closes it. */
async function openLater({ dataFolder, databaseUrl }: CopiedSchool): Promise<void> {
  const config = readConfig({ DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl, PORT: '0' }, '.')
  const now = () => Date.now() + 2 * ORPHAN_AGE_MILLISECONDS
  const school = await createApp({ config, isLogging: false, validatesResponses: false, now })
  await school.close()
}

async function messageOf(opening: Promise<void>): Promise<string> {
  const error: unknown = await opening.then(
    () => new Error('The school was opened.'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OperatorError)
  const { message } = error as Error
  expect(message).not.toContain('\n')
  expect(message).toMatch(/Nothing was changed\.$/)
  return message
}

const picturesIn = async (folder: string) => (await readdir(join(folder, 'pictures'))).toSorted()

/** Older versions wrote no owner file. */
const forgetOwner = (folder: string) => rm(join(folder, 'database.json'))

// proves X194
test('a school reopened later deletes none of its own pictures', async () => {
  const dataFolder = await newFolder()
  await seedCopiedSchool({ dataFolder })
  const pictures = await picturesIn(dataFolder)
  expect(pictures.length).toBeGreaterThan(5)
  await openLater({ dataFolder })
  expect(await picturesIn(dataFolder)).toEqual(pictures)
})

// proves X194
test.each([
  ['with an owner file', () => Promise.resolve()],
  ['of an earlier version', forgetOwner],
])(
  'a folder %s whose maktab.db is missing is refused and keeps its pictures',
  { tags: ['slow'] },
  async (_of, change) => {
    const dataFolder = await newFolder()
    await seedCopiedSchool({ dataFolder })
    await change(dataFolder)
    const pictures = await picturesIn(dataFolder)
    await rm(join(dataFolder, 'maktab.db'))
    for (let tries = 0; tries < 2; tries += 1)
      expect(await messageOf(openLater({ dataFolder }))).toContain('restore a backup, or choose another DATA_FOLDER')
    expect(await picturesIn(dataFolder)).toEqual(pictures)
    expect(existsSync(join(dataFolder, 'maktab.db'))).toBe(false)
  },
)

// proves X194
test(
  'a database file of another school is refused, an earlier version of the own one is opened',
  { tags: ['slow'] },
  async () => {
    const [dataFolder, other] = [await newFolder(), await newFolder()]
    await seedCopiedSchool({ dataFolder })
    await seedCopiedSchool({ dataFolder: other })
    const pictures = await picturesIn(dataFolder)
    await forgetOwner(dataFolder)
    await openLater({ dataFolder })
    await rename(join(other, 'maktab.db'), join(dataFolder, 'maktab.db'))
    expect(await messageOf(openLater({ dataFolder }))).toContain('put the right maktab.db back')
    expect(await picturesIn(dataFolder)).toEqual(pictures)
  },
)

// proves X194
test(
  'a restored file school opens with its pictures, and the replaced school is kept beside it',
  { tags: ['slow'] },
  async () => {
    const dataFolder = await newFolder()
    const copy = `${dataFolder}-copy`
    await seedCopiedSchool({ dataFolder })
    const pictures = await picturesIn(dataFolder)
    await backUp({ dataFolder }, copy)
    const { aside } = await restore(copy, { dataFolder }, 1)
    await openLater({ dataFolder })
    expect(await picturesIn(dataFolder)).toEqual(pictures)
    await openLater({ dataFolder: aside ?? '' })
    expect(await picturesIn(aside ?? '')).toEqual(pictures)
  },
)

describe.runIf(inject('postgres'))('on PostgreSQL', { tags: ['slow'] }, () => {
  test.each([
    ['with an owner file', () => Promise.resolve()],
    ['of an earlier version', forgetOwner],
  ])('an empty database on the folder of a file school %s is refused and stays empty', async (_of, change) => {
    const places = await createEmptyLocations()
    const [dataFolder, databaseUrl] = [places.folder('data'), await places.database()]
    await seedCopiedSchool({ dataFolder })
    await change(dataFolder)
    const pictures = await picturesIn(dataFolder)
    expect(await messageOf(openLater({ dataFolder, databaseUrl }))).toContain('backup and restore')
    expect(await picturesIn(dataFolder)).toEqual(pictures)
    // A backup is restored only to an empty database.
    await backUp({ dataFolder }, places.folder('copy'))
    await restore(places.folder('copy'), { dataFolder: places.folder('moved'), databaseUrl }, 1)
  })

  test('a PostgreSQL school is refused on the folder of an open file school', async () => {
    const places = await createEmptyLocations()
    const [dataFolder, other] = [
      places.folder('data'),
      { dataFolder: places.folder('other'), databaseUrl: await places.database() },
    ]
    await seedCopiedSchool({ dataFolder })
    await seedCopiedSchool(other)
    const pictures = await picturesIn(dataFolder)
    const config = readConfig({ DATA_FOLDER: dataFolder, PORT: '0' }, '.')
    const school = await createApp({ config, isLogging: false, validatesResponses: false })
    for (const databaseUrl of [other.databaseUrl, await places.database()])
      expect(await messageOf(openLater({ dataFolder, databaseUrl }))).toContain('unset DATABASE_URL')
    expect(await picturesIn(dataFolder)).toEqual(pictures)
    await backUp(other, places.folder('copy'))
    const target = { dataFolder, databaseUrl: await places.database() }
    await expect(restore(places.folder('copy'), target, 1)).rejects.toThrow(/is in use: the server is running there/)
    await school.close()
    await openLater({ dataFolder })
    expect(await picturesIn(dataFolder)).toEqual(pictures)
  })

  test('another PostgreSQL database is refused on the folder of a PostgreSQL school', async () => {
    const places = await createEmptyLocations()
    const school = { dataFolder: places.folder('data'), databaseUrl: await places.database() }
    await seedCopiedSchool(school)
    const pictures = await picturesIn(school.dataFolder)
    const other = { ...school, databaseUrl: await places.database() }
    expect(await messageOf(openLater(other))).toContain('correct DATABASE_URL')
    expect(await messageOf(openLater({ dataFolder: school.dataFolder }))).toContain('set DATABASE_URL')
    await openLater(school)
    expect(await picturesIn(school.dataFolder)).toEqual(pictures)
  })

  test('a school restored from a file to PostgreSQL owns its folder, and the file is refused', async () => {
    const places = await createEmptyLocations()
    const dataFolder = places.folder('data')
    await seedCopiedSchool({ dataFolder })
    const pictures = await picturesIn(dataFolder)
    await backUp({ dataFolder }, places.folder('copy'))
    const moved = { dataFolder, databaseUrl: await places.database() }
    await restore(places.folder('copy'), moved, 1)
    expect(await messageOf(openLater({ dataFolder }))).toContain('set DATABASE_URL')
    await openLater(moved)
    expect(await picturesIn(dataFolder)).toEqual(pictures)
  })

  test('a school restored from PostgreSQL to a file owns its folder, and PostgreSQL is refused', async () => {
    const places = await createEmptyLocations()
    const school = { dataFolder: places.folder('data'), databaseUrl: await places.database() }
    const { dataFolder } = school
    await seedCopiedSchool(school)
    const pictures = await picturesIn(dataFolder)
    await backUp(school, places.folder('copy'))
    await restore(places.folder('copy'), { dataFolder }, 1)
    expect(await messageOf(openLater(school))).toContain('unset DATABASE_URL')
    await openLater({ dataFolder })
    expect(await picturesIn(dataFolder)).toEqual(pictures)
  })

  test('several processes of one school can start at the same time', async () => {
    const places = await createEmptyLocations()
    const school = { dataFolder: places.folder('data'), databaseUrl: await places.database() }
    await Promise.all(Array.from({ length: 4 }, () => openLater(school)))
    await seedCopiedSchool(school)
    await openLater(school)
    expect((await picturesIn(school.dataFolder)).length).toBeGreaterThan(5)
  })
})
