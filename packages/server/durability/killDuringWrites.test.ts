import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killDuringWrites } from './killDuringWrites.ts'

test('what was acknowledged survives a kill in the middle of writes', async () => {
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
