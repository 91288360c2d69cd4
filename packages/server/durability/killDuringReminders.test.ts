import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabases } from '../src/testing/testDatabases.ts'
import { killDuringReminders } from './killDuringReminders.ts'

test.for(testDatabases)(
  'of a lesson everybody is told, and nobody twice but for a mail for each kill, though schools on $name are killed',
  { timeout: 240_000 },
  async ({ name, make }, { skip }) => {
    const made = await make()
    if (!made) return skip('PostgreSQL is not on this machine.')
    const folder = await mkdtemp(join(tmpdir(), 'reminders-'))
    // The first place is a file that only one process may have open.
    const processes = name === 'SQLite' ? 1 : 2
    const dataFolder = 'file' in made.place ? join(made.place.file, '..') : folder
    const { people, told, doubled, owedAtKills, killed } = await killDuringReminders({
      dataFolder,
      place: made.place,
      kills: 4,
      processes,
    })
    await made.remove()
    await rm(folder, { recursive: true, force: true })
    expect(told).toBe(people)
    expect(owedAtKills).toBeGreaterThan(0)
    expect(doubled).toBeLessThanOrEqual(killed)
  },
)
