import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDiskCheck } from './healthPlugin.ts'
import { openTestSchool } from '#testing/openTestSchool.ts'

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a disk that can be written to is fine, and nothing stays on it', async () => {
  const folder = await newFolder()
  await createDiskCheck(folder, () => 0)()
  expect(await readdir(folder)).toEqual([])
})

test('a school is not ready while its disk takes nothing, and is again when it does', async () => {
  const folder = join(await newFolder(), 'data')
  let now = 0
  // A file where the folder should be: no write gets through, whoever runs the test.
  await writeFile(folder, '')
  const { isReady } = await openTestSchool({ checkDisk: createDiskCheck(folder, () => now) })
  expect(await isReady()).toBe(503)
  await rm(folder)
  expect(await isReady()).toBe(503)
  now = 5000
  expect(await isReady()).toBe(200)
})
