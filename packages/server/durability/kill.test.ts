import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, onTestFinished } from 'vitest'
import { killDuringWrites } from './killDuringWrites.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { migrate } from '../src/database/migrate.ts'
import { type DatabaseLocation, openDatabase } from '../src/database/openDatabase.ts'
import { testDatabases } from '../src/testing/testDatabases.ts'
import { killDuringMails } from './killDuringMails.ts'
import { killDuringReminders } from './killDuringReminders.ts'

test('acknowledged writes survive a kill', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'))
  let acknowledged = 0
  for (let round = 0; round < 4; round += 1) {
    const loss = await killDuringWrites(folder, { file: join(folder, 'maktab.db') }, round)
    expect(loss).toMatchObject({ lost: [], halves: 0 })
    acknowledged += loss.acknowledged
  }
  expect(acknowledged).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
})

test('a school killed during a migration opens again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'maktab.db')
  const before = openDatabase({ file })
  await migrate(before, '0018-subjects-of-acts')
  await before.destroy()

  const script = fileURLToPath(new URL('dieDuringMigration.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file], { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

  const after = openDatabase({ file })
  onTestFinished(() => after.destroy())
  expect(await migrate(after)).toEqual([
    '0019-receipts-and-amounts',
    '0020-uploads',
    '0024-discounts',
    '0025-fees',
    '0027-reminder-devices',
    '0028-siblings',
    '0029-confirmed-emails',
    '0030-listed-rows',
    '0031-audit-by-action',
    '0032-stored-pictures',
    '0033-secure-delete-of-words',
    '0034-job-priority',
    '0035-classes-without-teacher',
    '0036-no-mail-of-seen-receipts',
  ])
})

describe.for(testDatabases)('on $name,', ({ name, createEmpty }) => {
  /** Runs with an empty database and a folder; removes both. */
  const runWith = async <Result>(
    skip: () => never,
    run: (options: { dataFolder: string; place: DatabaseLocation; processes: number }) => Promise<Result>,
  ) => {
    const { place, remove } = (await createEmpty()) ?? skip()
    const folder = await mkdtemp(join(tmpdir(), 'killed-'))
    const dataFolder = 'file' in place ? join(place.file, '..') : folder
    // Only one process may have a SQLite file open.
    const result = await run({ dataFolder, place, processes: name === 'SQLite' ? 1 : 2 })
    await remove()
    await rm(folder, { recursive: true, force: true })
    return result
  }

  test('a killed school loses no mail and duplicates at most one per kill', { timeout: 240_000 }, async ({ skip }) => {
    const loss = await runWith(skip, (options) => killDuringMails({ ...options, kills: 3 }))
    expect(loss.lost).toEqual([])
    expect(loss.duplicates).toBeLessThanOrEqual(loss.killed)
    expect(loss.acknowledged).toBeGreaterThan(0)
    expect(loss.pendingAtKills).toBeGreaterThan(0)
  })

  test(
    'killed schools remind everyone of a lesson and duplicate at most one mail per kill',
    { timeout: 240_000 },
    async ({ skip }) => {
      const counts = await runWith(skip, (options) => killDuringReminders({ ...options, kills: 4 }))
      expect(counts.reminded).toBe(counts.people)
      expect(counts.pendingAtKills).toBeGreaterThan(0)
      expect(counts.duplicates).toBeLessThanOrEqual(counts.killed)
    },
  )
})
