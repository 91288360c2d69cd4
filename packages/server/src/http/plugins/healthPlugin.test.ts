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

test('createDiskCheck accepts a writable folder and leaves no file', async () => {
  const folder = await newFolder()
  await createDiskCheck(folder, () => 0)()
  expect(await readdir(folder)).toEqual([])
})

test('/readyz returns 503 while the disk is not writable and recovers afterwards', async () => {
  const folder = join(await newFolder(), 'data')
  let now = 0
  // A file in place of the folder makes writes fail even for root.
  await writeFile(folder, '')
  const { isReady } = await openTestSchool({ checkDisk: createDiskCheck(folder, () => now) })
  expect(await isReady()).toBe(503)
  await rm(folder)
  expect(await isReady()).toBe(503)
  now = 5000
  expect(await isReady()).toBe(200)
})
