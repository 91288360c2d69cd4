import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUp, restore } from './backup.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

async function openFolder() {
  const base = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const data = join(base, 'data')
  const open = async () => {
    const database = openDatabase({ file: join(data, 'maktab.db') })
    await migrate(database)
    return database
  }
  return { base, data, open, copy: join(base, 'copy') }
}

test('a copy made while the school is open brings back what was there then', async () => {
  const { data, open, copy } = await openFolder()
  const database = await open()
  await database.insertInto('policies').values({ title: 'Before', description: 'x' }).execute()
  await backUp(data, copy)
  await database.insertInto('policies').values({ title: 'After', description: 'x' }).execute()
  await database.destroy()

  const aside = await restore(copy, data, 1)
  expect(aside).toBe(`${data}-before-1`)
  const restored = await open()
  expect((await restored.selectFrom('policies').select('title').execute()).map(({ title }) => title)).toEqual([
    'Before',
  ])
  await restored.destroy()
})

test('a copy never lands in a folder that holds something', async () => {
  const { data, open, base } = await openFolder()
  await (await open()).destroy()
  await expect(backUp(data, data)).rejects.toThrow('is not empty')
  expect(await readdir(base)).toEqual(['data'])
})

test('what is no database is not put in the place of one', async () => {
  const { data, open, base } = await openFolder()
  await (await open()).destroy()
  await writeFile(join(base, 'maktab.db'), 'nothing of the kind')
  await expect(restore(base, data, 1)).rejects.toThrow('not a database')
  expect(await readdir(base)).toContain('data')
})
