import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabases } from '../src/testing/testDatabases.ts'
import { killDuringMails } from './killDuringMails.ts'

test.for(testDatabases)(
  'of the mails that a killed school owed on $name none is lost, and at most one for each kill comes twice',
  { timeout: 240_000 },
  async ({ name, make }, { skip }) => {
    const made = await make()
    if (!made) return skip('PostgreSQL is not on this machine.')
    const folder = await mkdtemp(join(tmpdir(), 'mails-'))
    // The first place is a file that only one process may have open.
    const processes = name === 'SQLite' ? 1 : 2
    const dataFolder = 'file' in made.place ? join(made.place.file, '..') : folder
    const loss = await killDuringMails({ dataFolder, place: made.place, kills: 3, processes })
    await made.remove()
    await rm(folder, { recursive: true, force: true })
    expect(loss.lost).toEqual([])
    expect(loss.doubled).toBeLessThanOrEqual(loss.killed)
    expect(loss.acknowledged).toBeGreaterThan(0)
    expect(loss.owedAtKills).toBeGreaterThan(0)
  },
)
