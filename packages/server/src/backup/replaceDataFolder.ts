import { chmod, cp, lstat, readdir, readlink, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { reclaimDataFolder } from '../database/claimDataFolder.ts'
import { chownToOwner, readFolderOwner, createFolder } from '../database/dataFolder.ts'
import { lockDataFolder } from '../database/lockDataFolder.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { DATABASE_FILE } from './backup.ts'
import { revokeAllSessions } from './importToPostgres.ts'

type ReplaceOptions = { now: number; isCopied: (path: string) => boolean }

/**
 * Replaces the data folder, keeping its owner; the previous folder is kept beside it. For a symbolic link, as systemd
 * creates, the folder behind it is replaced. Refuses if the folder belongs to a running school, which would continue in
 * the old folder.
 */
export async function replaceDataFolder(
  source: string,
  dataFolder: string,
  { now, isCopied }: ReplaceOptions,
): Promise<string | undefined> {
  const place = await followLinks(resolve(dataFolder))
  const unlock = (await exists(place)) ? lockDataFolder(place, 'restore') : undefined
  const [previous, incoming] = [`${place}-before-${now}`, `${place}-coming-${now}`]
  try {
    const owner = readFolderOwner(place)
    createFolder(dirname(place))
    await cp(source, incoming, { recursive: true, filter: isCopied })
    const database = openDatabase({ file: join(incoming, DATABASE_FILE) })
    await revokeAllSessions(database)
      .then(() => reclaimDataFolder(incoming, database))
      .finally(() => database.destroy())
    await restrictMode(incoming)
    chownToOwner(incoming, owner)
    if (unlock) await rename(place, previous)
    await rename(incoming, place).catch(async (error: unknown) => {
      if (!unlock) throw error
      // Another process may have created a new school here in between: the old folder then keeps its new name, which the
      // error contains.
      await rename(previous, place).catch(() => {
        throw new OperatorError(`${place} came back meanwhile; what was there before is in ${previous}.`)
      })
      throw error
    })
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    throw error
  } finally {
    unlock?.()
  }
  return unlock && previous
}

const MAX_LINKS = 40

/** Resolves symbolic links, also if the target doesn't exist yet. */
async function followLinks(path: string, links = 0): Promise<string> {
  if (links > MAX_LINKS) throw new OperatorError(`${path} is a symbolic link that leads to itself.`)
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )
  return isLink ? followLinks(resolve(dirname(path), await readlink(path)), links + 1) : path
}

/** Restricts the mode of copied files, which may be more open in the source. */
async function restrictMode(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
