import { sql } from 'kysely'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from './backup.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type DatabaseLocation } from '../database/openDatabase.ts'
import { openSchoolDatabase } from '../database/openSchoolDatabase.ts'
import { restore } from './restore.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { openTestSchool, PASSWORD } from '../testing/openTestSchool.ts'

const nameOf = (letter: string) => `picture-${letter.repeat(22)}.webp`

async function openFolder() {
  const base = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const data = join(base, 'data')
  const open = () => openSchoolDatabase({ dataFolder: data, databaseUrl: undefined }, 'school')
  const write = async (name: string) => {
    await mkdir(join(data, 'pictures'), { recursive: true })
    await writeFile(join(data, 'pictures', name), `the bytes of ${name}`)
  }
  const addCourse = async (image: string) => {
    const { database, close } = await open()
    const none = { description: null, course_duration: null, archived_at: null }
    await database
      .insertInto('courses')
      .values({ name: image, price: 5, image, ...none })
      .execute()
    await close()
  }
  return { base, data, open, write, addCourse, copy: join(base, 'copy') }
}

test('a backup of a running school restores its state at that time', async () => {
  const { data, open, copy } = await openFolder()
  const { database, close } = await open()
  await database.insertInto('policies').values({ title: 'Before', description: 'x' }).execute()
  expect(await backUp({ dataFolder: data }, copy)).toEqual({ named: 0, pictures: 0 })
  await database.insertInto('policies').values({ title: 'After', description: 'x' }).execute()
  await close()

  expect(await restore(copy, { dataFolder: data }, 1)).toEqual({ aside: `${data}-before-1`, missing: [] })
  const restored = await open()
  const titles = await restored.database.selectFrom('policies').select('title').execute()
  expect(titles.map(({ title }) => title)).toEqual(['Before'])
  await restored.close()
})

test('a backup contains all complete pictures, no partial ones, and is readable only by its owner', async () => {
  const { data, write, addCourse, copy } = await openFolder()
  await addCourse(nameOf('a'))
  await Promise.all([nameOf('a'), nameOf('b'), `${nameOf('c')}.part`].map((name) => write(name)))
  await chmod(join(data, 'pictures', nameOf('a')), 0o644)
  expect(await backUp({ dataFolder: data }, copy)).toEqual({ named: 1, pictures: 2 })
  expect((await readdir(join(copy, 'pictures'))).toSorted()).toEqual([nameOf('a'), nameOf('b')])
  expect((await stat(join(copy, 'pictures', nameOf('a')))).mode & 0o777).toBe(0o600)
})

test('a backup with a missing picture fails and names it', async () => {
  const { data, write, addCourse, copy } = await openFolder()
  await addCourse(nameOf('a'))
  await addCourse(nameOf('b'))
  await write(nameOf('a'))
  await expect(backUp({ dataFolder: data }, copy)).rejects.toThrow(
    `The backup is NOT complete: 1 of the 2 pictures that the database names are missing in it (${nameOf('b')}).`,
  )
  // The available pictures were copied.
  expect(await readdir(join(copy, 'pictures'))).toEqual([nameOf('a')])
})

test('a school of an older version without some picture tables can be backed up and restored', async () => {
  const { data, open, write, copy } = await openFolder()
  const old = openDatabase({ file: join(data, 'maktab.db') })
  await migrate(old, '0018-subjects-of-acts')
  await sql`insert into courses (name, price, image) values ('Tajweed', 5, ${nameOf('a')})`.execute(old)
  await old.destroy()
  await write(nameOf('a'))
  expect(await backUp({ dataFolder: data }, copy)).toEqual({ named: 1, pictures: 1 })
  await rm(data, { recursive: true })
  expect(await restore(copy, { dataFolder: data }, 1)).toEqual({ aside: undefined, missing: [] })
  const restored = await open()
  expect(restored.changes).toContain('0025-fees')
  await restored.close()
})

test('an unreadable picture folder is an error, a missing one is not', async () => {
  const { data, open, copy } = await openFolder()
  await (await open()).close()
  await writeFile(join(data, 'pictures'), 'a file where the folder should be')
  await expect(backUp({ dataFolder: data }, copy)).rejects.toThrow('pictures is not a folder')
})

test('backUp refuses a target folder that is not empty', async () => {
  const { data, open, base } = await openFolder()
  await (await open()).close()
  await expect(backUp({ dataFolder: data }, data)).rejects.toThrow('is not empty')
  expect(await readdir(base)).toEqual(['data'])
})

test('restore rejects a file that is no database', async () => {
  const { data, open, base } = await openFolder()
  await (await open()).close()
  await writeFile(join(base, 'maktab.db'), 'nothing of the kind')
  await expect(restore(base, { dataFolder: data }, 1)).rejects.toThrow('holds no database that can be read')
  expect((await readdir(base)).toSorted()).toEqual(['data', 'maktab.db'])
})

test('a backup of a newer version is refused with an explanation, and nothing changes', async () => {
  const { data, open, copy, write, addCourse } = await openFolder()
  await addCourse(nameOf('a'))
  await write(nameOf('a'))
  await backUp({ dataFolder: data }, copy)
  const newer = openDatabase({ file: join(copy, 'maktab.db') })
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`.execute(newer)
  await newer.destroy()
  await rm(join(data, 'pictures'), { recursive: true })
  const bucket = new Map<string, Buffer>()
  const store = {
    write: async (name: string, picture: Buffer) => void bucket.set(name, picture),
    read: async (name: string) => bucket.get(name),
    remove: async () => undefined,
    retire: async () => undefined,
    list: async () => [...bucket.keys()],
  }
  const refusal = /^This is of a newer version of Maktab \(it has 9999-later\): do it with that version\.$/
  // Refused before PostgreSQL is queried and before a picture is copied.
  for (const databaseUrl of [undefined, 'postgres://localhost:1/none']) {
    await expect(restore(copy, { dataFolder: data, databaseUrl, bucket: store }, 1)).rejects.toThrow(refusal)
  }
  expect([await readdir(data), bucket.size]).toEqual([expect.not.arrayContaining(['pictures']), 0])
  await (await open()).close()
})

test('restore refuses to replace a running school', async () => {
  const { data, open, copy, base } = await openFolder()
  const { database, close } = await open()
  await backUp({ dataFolder: data }, copy)
  await expect(restore(copy, { dataFolder: data }, 1)).rejects.toThrow(
    new RegExp(`data is in use: the server is running there \\(process ${process.pid} on `),
  )
  expect((await readdir(base)).toSorted()).toEqual(['copy', 'data'])
  await database.insertInto('policies').values({ title: 'Still here', description: 'x' }).execute()
  await close()
  expect((await restore(copy, { dataFolder: data }, 2)).aside).toBe(`${data}-before-2`)
})

const resetIn = (text = '') => /reset-password\/([^/]+)\//.exec(text)?.[1] ?? ''

test.for(testDatabases)('a restore on $name ends all sessions and mailed links of the backup', async (on, { skip }) => {
  const [from, to] = [await on.createMigrated(), await on.createEmpty()]
  if (!from || !to) return skip('PostgreSQL is not on this machine.')
  onTestFinished(to.remove)
  const base = await mkdtemp(join(tmpdir(), 'ended-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  onTestFinished(from.remove)
  const whereIs = (place: DatabaseLocation) =>
    'url' in place ? { dataFolder: join(base, 'data'), databaseUrl: place.url } : { dataFolder: dirname(place.file) }

  const school = await openTestSchool({ place: from.place })
  const people = [await school.admin(), await school.teacher(), await school.student()]
  const tokens = people.map(({ token }) => token)
  const { email = '' } = people[2] ?? {}
  await school.api('signIn', { body: { email, password: 'a wrong one' } })
  const policy = { body: { id: 0, title: 'Fees', description: 'x' }, key: 'k'.repeat(20) }
  expect((await school.api('savePolicy', { token: tokens[0] ?? '', ...policy })).status).toBe(201)
  await school.api('requestPasswordReset', { body: { email } })
  const link = { token: resetIn(school.mails[0]?.text), email, password: 'a better one' }
  await school.database
    .insertInto('email_tokens')
    .values({ token_hash: 'x', account_id: 1, expires_at: school.now() + 86_400_000, used_at: null })
    .execute()
  await backUp(whereIs(from.place), join(base, 'copy'))
  await restore(join(base, 'copy'), whereIs(to.place), 1)

  const { api, database } = await openTestSchool({ place: to.place })
  for (const table of ['attempts', 'email_tokens'] as const) {
    expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  for (const token of tokens) expect((await api('getCurrentUser', { token })).status).toBe(401)
  expect((await api('resetPassword', { body: link })).status).toBe(422)
  const { token } = (await api('signIn', { body: { email: people[0]?.email ?? '', password: PASSWORD } })).body
  expect((await api('savePolicy', { token: token ?? '', ...policy })).status).toBe(201)
  expect((await api('listPolicies', { token: token ?? '' })).body.policy).toHaveLength(1)
})
