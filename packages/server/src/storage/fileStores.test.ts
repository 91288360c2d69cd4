import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { pictureColumns } from '../database/referencedPictures.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { openFakeBucket } from '../testing/openFakeBucket.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createBucketStore } from './createBucketStore.ts'
import { createFolderStore, ORPHAN_AGE_MILLISECONDS, collectOrphanedFiles } from './fileStores.ts'
import { PICTURE_NAME_PATTERN } from './PictureStorage.ts'
import { withPictureRecords } from '../createApp.ts'

const nameOf = (kind: string, letter: string) => `${kind}-${letter.repeat(22)}.webp`
const [course, orphan, receipt] = [nameOf('picture', 'a'), nameOf('picture', 'b'), nameOf('receipt', 'c')]

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (name: string, ageInMilliseconds = 2 * ORPHAN_AGE_MILLISECONDS) => {
    await writeFile(join(folder, name), 'a picture')
    const at = (Date.now() - ageInMilliseconds) / 1000
    await utimes(join(folder, name), at, at)
  }
  return { folder, write, store: createFolderStore(folder) }
}

const noCourse = { name: 'Tajweed', price: 5, description: null, course_duration: null, archived_at: null }
const LATER = 2 * ORPHAN_AGE_MILLISECONDS

// proves X194
test('collectOrphanedFiles removes unreferenced pictures after an hour and nothing else', async () => {
  const { folder, write, store } = await openFolder()
  const { database } = await openTestSchool()
  const [early, late] = [withPictureRecords(database, store, () => 0), withPictureRecords(database, store, () => LATER)]
  for (const name of [course, orphan, receipt]) await early.write(name, Buffer.from('a picture'))
  await database
    .insertInto('courses')
    .values({ ...noCourse, image: course })
    .execute()
  const young = nameOf('picture', 'd')
  await late.write(young, Buffer.from('a picture'))
  // Left by a process that was killed while writing.
  await rename(join(folder, orphan), join(folder, `${orphan}.part`))
  const foreign = [nameOf('picture', 'e'), `${nameOf('picture', 'f')}.part`, 'notes.txt']
  await Promise.all(foreign.map((name) => write(name)))

  expect((await collectOrphanedFiles(database, early, LATER)).toSorted()).toEqual([orphan, receipt])
  expect((await readdir(folder)).toSorted()).toEqual([...foreign, young, course].toSorted())
  expect(await collectOrphanedFiles(database, early, LATER)).toEqual([])
  const recorded = await database.selectFrom('stored_pictures').select('name').orderBy('name').execute()
  expect(recorded.map(({ name }) => name)).toEqual([course, young])
})

test('collectOrphanedFiles keeps pictures of other schools in a bucket', async () => {
  const { bucket, objects } = await openFakeBucket()
  const store = createBucketStore(bucket)
  const { database } = await openTestSchool()
  const recorded = withPictureRecords(database, store, () => 0)
  await recorded.write(orphan, Buffer.from('a picture'))
  for (const name of [receipt, 'notes.txt']) await store.write(name, Buffer.from('of another school'))
  expect(await collectOrphanedFiles(database, recorded, ORPHAN_AGE_MILLISECONDS - 1)).toEqual([])
  expect(await collectOrphanedFiles(database, recorded, LATER)).toEqual([orphan])
  expect([...objects.keys()].toSorted()).toEqual([`/school/${receipt}`, '/school/notes.txt'].toSorted())
})

test.for(testDatabases)('collectOrphanedFiles removes pictures stored by an earlier version on $name', async (on) => {
  const made = await on.createEmpty()
  if (!made) return
  const { folder, write, store } = await openFolder()
  const database = openDatabase(made.place)
  onTestFinished(() => database.destroy().then(made.remove))
  await migrate(database, '0031-audit-by-action')
  await database
    .insertInto('courses')
    .values({ ...noCourse, image: course })
    .execute()
  await Promise.all([course, orphan].map((name) => write(name)))
  await migrate(database)
  const recorded = withPictureRecords(database, store, () => 0)
  expect(await collectOrphanedFiles(database, recorded, LATER)).toEqual([])
  await database.updateTable('courses').set({ image: null }).execute()
  expect(await collectOrphanedFiles(database, recorded, LATER)).toEqual([course])
  expect(await readdir(folder)).toEqual([orphan])
})

test('retire removes an old picture immediately and keeps a recent one for a running backup', async () => {
  const { folder, write, store } = await openFolder()
  await write(orphan)
  await write(receipt, 0)
  await store.retire(orphan)
  await store.retire(receipt)
  await store.retire(nameOf('picture', 'f'))
  expect(await readdir(folder)).toEqual([receipt])
})

test('pictureColumns lists every column with picture names', async () => {
  const { database } = await openDemoSchool()
  const naming = new Set<string>()
  for (const { name: table, columns } of await database.introspection.getTables()) {
    if (table === 'stored_pictures') continue
    const rows = (await database
      .selectFrom(table as 'accounts')
      .selectAll()
      .execute()) as Record<string, unknown>[]
    for (const { name } of columns) {
      const isPicture = rows.some((row) => PICTURE_NAME_PATTERN.test(String(row[name])))
      if (isPicture || /image|receipt$|avatar|picture|photo/.test(name)) naming.add(`${table}.${name}`)
    }
  }
  expect([...naming].toSorted()).toEqual(pictureColumns.map((pair) => pair.join('.')).toSorted())
})
