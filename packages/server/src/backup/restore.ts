import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../StartError.ts'
import { type BackedUp, compareBackUp, DATABASE_FILE, PICTURES } from './backup.ts'
import { copyToBucket } from './copyBucket.ts'
import { copyIn, refuseTables, versionOf } from './copyIn.ts'
import { copyPictures } from './copyPictures.ts'
import { endSessions } from './endSessions.ts'
import { claimFolderAnew } from '../database/folderOwner.ts'
import { holdFolder } from '../database/holdFolder.ts'
import { knownMigration } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { withPostgres } from './withPostgres.ts'

type Restored = {
  /** Where what was there before is now. */
  aside: string | undefined
  /** Pictures that the database names and that the backup doesn't have. */
  missing: string[]
}

/**
 * Puts a backup back, wherever the school is kept now: its pictures first, so that what names them finds them.
 */
export async function restore(source: string, school: BackedUp, now: number): Promise<Restored> {
  const { dataFolder, databaseUrl, bucket } = school
  checkDatabase(source)
  const { missing } = await compareBackUp(source)
  const pictures = join(source, PICTURES)
  if (databaseUrl !== undefined) {
    await refuseTables(databaseUrl)
    // With a bucket, nothing of the school is in its folder.
    const letGo = bucket ? undefined : holdFolder(dataFolder, 'restore')
    try {
      if (bucket) await copyToBucket(pictures, bucket)
      else await copyPictures(pictures, join(dataFolder, PICTURES))
      await copyIn(join(source, DATABASE_FILE), databaseUrl)
      if (!bucket) await withPostgres(databaseUrl, (database) => claimFolderAnew(dataFolder, database))
    } finally {
      letGo?.()
    }
    return { aside: undefined, missing }
  }
  if (bucket) await copyToBucket(pictures, bucket)
  const isCopied = (path: string) => bucket === undefined || path !== pictures
  return { aside: await replaceFolder(source, dataFolder, { now, isCopied }), missing }
}

type Replacing = { now: number; isCopied: (path: string) => boolean }

/**
 * Puts a folder in the place of the data folder; what was there before is kept beside it. Refuses where the folder is
 * an open school's, which would go on in what was put aside.
 */
async function replaceFolder(source: string, dataFolder: string, { now, isCopied }: Replacing) {
  const letGo = (await isThere(dataFolder)) ? holdFolder(dataFolder, 'restore') : undefined
  const [aside, coming] = [`${dataFolder}-before-${now}`, `${dataFolder}-coming-${now}`]
  try {
    await cp(source, coming, { recursive: true, filter: isCopied })
    const database = openDatabase({ file: join(coming, DATABASE_FILE) })
    await endSessions(database)
      .then(() => claimFolderAnew(coming, database))
      .finally(() => database.destroy())
    await closeToOthers(coming)
    if (letGo) await rename(dataFolder, aside)
    await rename(coming, dataFolder).catch(async (error: unknown) => {
      if (!letGo) throw error
      // Somebody may have begun a new school there in this very moment: then what was there stays aside, and that is said.
      await rename(aside, dataFolder).catch(() => {
        throw new StartError(`${dataFolder} came back meanwhile; what was there before is in ${aside}.`)
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

/** A copy has the rights of what it is a copy of, which may be wide. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

/** Throws a sentence for what can't be read, is damaged, or is of a newer version, before anything is done. */
function checkDatabase(source: string): void {
  const { isSound, version } = readBackUp(source)
  if (!isSound) throw new StartError(`${source} holds no sound database; nothing was done.`)
  knownMigration(version)
}

function readBackUp(source: string): { isSound: boolean; version: string } {
  try {
    const database = new DatabaseSync(join(source, DATABASE_FILE), { readOnly: true })
    try {
      const isSound = database.prepare('pragma integrity_check').all()[0]?.['integrity_check'] === 'ok'
      return { isSound, version: versionOf(database) }
    } finally {
      database.close()
    }
  } catch (error) {
    throw new StartError(`${source} holds no database that can be read; nothing was done.`, { cause: error })
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
