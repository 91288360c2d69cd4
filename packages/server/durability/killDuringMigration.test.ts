import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/openDatabase.ts'

test('a school that is killed while its tables are laid anew opens the next time', async () => {
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
  ])
})
