import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureColumns } from '../database/namedPictures.ts'
import { openBucket } from '../testing/openBucket.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { createBucketStore } from './createBucketStore.ts'
import { createFolderStore } from './createFolderStore.ts'
import { PICTURE_NAME } from './pictureName.ts'
import { SWEPT_AFTER_MILLISECONDS, sweepPictures } from './sweepPictures.ts'

const nameOf = (kind: string, letter: string) => `${kind}-${letter.repeat(22)}.webp`
const [course, orphan, receipt] = [nameOf('picture', 'a'), nameOf('picture', 'b'), nameOf('receipt', 'c')]

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (name: string, ageInMilliseconds = 2 * SWEPT_AFTER_MILLISECONDS) => {
    await writeFile(join(folder, name), 'a picture')
    const at = (Date.now() - ageInMilliseconds) / 1000
    await utimes(join(folder, name), at, at)
  }
  return { folder, write, store: createFolderStore(folder) }
}

test('what no record names is removed after an hour, all else stays', async () => {
  const { write, store } = await openFolder()
  const { database } = await openTestSchool()
  await database
    .insertInto('courses')
    .values({ name: 'Tajweed', price: 5, image: course, description: null, course_duration: null, archived_at: null })
    .execute()
  await Promise.all([course, orphan, receipt, `${orphan}.part`, 'notes.txt'].map((name) => write(name)))
  const young = [nameOf('picture', 'd'), `${nameOf('picture', 'e')}.part`]
  await Promise.all(young.map((name) => write(name, SWEPT_AFTER_MILLISECONDS / 2)))

  const swept = await sweepPictures(database, store, Date.now())
  expect(swept.toSorted()).toEqual([orphan, `${orphan}.part`, receipt])
  expect((await store.list()).map(({ name }) => name).toSorted()).toEqual([...young, course, 'notes.txt'].toSorted())
  expect(await sweepPictures(database, store, Date.now())).toEqual([])
})

test('in a bucket too', async () => {
  const { bucket, objects } = await openBucket()
  const store = createBucketStore(bucket)
  const { database } = await openTestSchool()
  await store.write(orphan, Buffer.from('a picture'))
  await store.write('notes.txt', Buffer.from('no picture'))
  expect(await sweepPictures(database, store, Date.now())).toEqual([])
  expect(await sweepPictures(database, store, Date.now() + 2 * SWEPT_AFTER_MILLISECONDS)).toEqual([orphan])
  expect([...objects.keys()]).toEqual(['/school/notes.txt'])
})

test('a replaced picture goes at once when it is old, and stays for a backup under way when it is young', async () => {
  const { write, store } = await openFolder()
  await write(orphan)
  await write(receipt, 0)
  await store.retire(orphan)
  await store.retire(receipt)
  await store.retire(nameOf('picture', 'f'))
  expect((await store.list()).map(({ name }) => name)).toEqual([receipt])
})

test('every column that names a picture is known', async () => {
  const { database } = await openDemoSchool()
  const naming = new Set<string>()
  for (const { name: table, columns } of await database.introspection.getTables()) {
    const rows = (await database
      .selectFrom(table as 'accounts')
      .selectAll()
      .execute()) as Record<string, unknown>[]
    for (const { name } of columns) {
      const isPicture = rows.some((row) => PICTURE_NAME.test(String(row[name])))
      if (isPicture || /image|receipt$|avatar|picture|photo/.test(name)) naming.add(`${table}.${name}`)
    }
  }
  expect([...naming].toSorted()).toEqual(pictureColumns.map((pair) => pair.join('.')).toSorted())
})
