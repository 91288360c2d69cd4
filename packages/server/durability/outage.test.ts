import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStoppablePostgres } from '../src/testing/openStoppablePostgres.ts'
import { stopDuringWrites } from './outage.ts'

test(
  'while PostgreSQL is away three schools live and say so; nothing is lost, and nothing is there twice',
  { timeout: 240_000 },
  async ({ skip }) => {
    const postgres = await openStoppablePostgres()
    if (!postgres) return skip('PostgreSQL is not on this machine.')
    const dataFolder = await mkdtemp(join(tmpdir(), 'outage-'))
    const outcome = await stopDuringWrites({ postgres, dataFolder, milliseconds: 2000, rounds: 1 })
    await postgres.remove()
    await rm(dataFolder, { recursive: true, force: true })
    const { acknowledged, statuses, ...faults } = outcome
    expect(faults).toEqual({ lost: [], doubled: [], ended: 0 })
    expect(acknowledged).toBeGreaterThan(0)
    expect(Object.keys(statuses)).toEqual(['201', '503'])
  },
)
