import { chmod, cp, lstat, readdir, readlink, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { reclaimFolder } from '../database/folderOwner.ts'
import { chownToOwner, readFolderOwner, createFolder } from '../database/dataFolder.ts'
import { lockDataFolder } from '../database/lockDataFolder.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { OperatorError } from '../lib/OperatorError.ts'
import { DATABASE_FILE } from './backup.ts'
import { revokeAllSessions } from './importToPostgres.ts'

type ReplaceOptions = { now: number; isCopied: (path: string) => boolean }

/**
 * Puts a folder in the place of the data folder, for the same owner; what was there before is kept beside it. Where the
 * data folder is a symbolic link, as systemd makes it, the folder that it leads to is replaced. Refuses where the folder
 * is an open school's, which would go on in what was put aside.
 */
export async function replaceDataFolder(
  source: string,
  dataFolder: string,
  { now, isCopied }: ReplaceOptions,
): Promise<string | undefined> {
  const place = await followLinks(resolve(dataFolder))
  const letGo = (await isThere(place)) ? lockDataFolder(place, 'restore') : undefined
  const [aside, coming] = [`${place}-before-${now}`, `${place}-coming-${now}`]
  try {
    const owner = readFolderOwner(place)
    createFolder(dirname(place))
    await cp(source, coming, { recursive: true, filter: isCopied })
    const database = openDatabase({ file: join(coming, DATABASE_FILE) })
    await revokeAllSessions(database)
      .then(() => reclaimFolder(coming, database))
      .finally(() => database.destroy())
    await closeToOthers(coming)
    chownToOwner(coming, owner)
    if (letGo) await rename(place, aside)
    await rename(coming, place).catch(async (error: unknown) => {
      if (!letGo) throw error
      // Somebody may have begun a new school there in this very moment: then what was there stays aside, and that is said.
      await rename(aside, place).catch(() => {
        throw new OperatorError(`${place} came back meanwhile; what was there before is in ${aside}.`)
      })
      throw error
    })
  } catch (error) {
    await rm(coming, { recursive: true, force: true })
    throw error
  } finally {
    letGo?.()
  }
  return letGo && aside
}

const MAX_LINKS = 40

/** Where a path leads, also when nothing is there yet. */
async function followLinks(path: string, links = 0): Promise<string> {
  if (links > MAX_LINKS) throw new OperatorError(`${path} is a symbolic link that leads to itself.`)
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )
  return isLink ? followLinks(resolve(dirname(path), await readlink(path)), links + 1) : path
}

/** A copy has the rights of what it is a copy of, which may be wide. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
