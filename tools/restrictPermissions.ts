import { chmod } from 'node:fs/promises'

const NOBODY_ELSE = 0o077
const OWNERS_FOLDER = 0o700

/**
 * Whatever this process writes is for nobody else on the machine; a data folder from before that is closed to them. A
 * folder that belongs to another user stays as its owner wants it.
 */
export async function restrictPermissions(folder?: string): Promise<void> {
  process.umask(NOBODY_ELSE)
  if (folder !== undefined) await chmod(folder, OWNERS_FOLDER).catch(() => undefined)
}
