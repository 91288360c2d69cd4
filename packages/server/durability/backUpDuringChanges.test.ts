import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpDuringChanges } from './backUpDuringChanges.ts'

test('a backup during uploads contains every picture that its database references', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { missing, lost, pictures } = await backUpDuringChanges(await mkdtemp(join(tmpdir(), 'backup-')))
    expect({ missing, lost }).toEqual({ missing: [], lost: [] })
    expect(pictures).toBeGreaterThan(200)
  }
}, 180_000)
