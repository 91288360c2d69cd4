import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a test may have its SQLite. */
export async function createSqliteFile() {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-'))
  return { place: { file: join(folder, 'maktab.db') }, remove: () => rm(folder, { recursive: true, force: true }) }
}
