import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../lib/OperatorError.ts'
import { type DataLocation, verifyBackup, DATABASE_FILE, PICTURES_FOLDER, explainBackupError } from './backup.ts'
import { copyToBucket, copyPictures } from './copyPictures.ts'
import { importToPostgres, assertEmptyDatabase, readFileMigration } from './importToPostgres.ts'
import { reclaimDataFolder } from '../database/claimDataFolder.ts'
import { assertKnownMigration } from '../database/migrate.ts'
import { replaceDataFolder } from './replaceDataFolder.ts'
import { withPostgres } from './copiedTables.ts'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { chownToOwner, readFolderOwner } from '../database/dataFolder.ts'
import { lockDataFolder } from '../database/lockDataFolder.ts'

type Restored = {
  /** Where the replaced data was moved. */
  aside: string | undefined
  /** Pictures named by the database that are missing from the backup. */
  missing: string[]
}

/**
 * Restores a backup to the configured storage. Pictures come first, so that every record finds its picture. A failure
 * leaves the school unchanged.
 */
export async function restore(source: string, school: DataLocation, now: number): Promise<Restored> {
  checkDatabase(source)
  const { missing } = await verifyBackup(source)
  try {
    return { aside: await putBack(source, school, now), missing }
  } catch (error) {
    throw explainBackupError(error)
  }
}

async function putBack(source: string, { dataFolder, databaseUrl, bucket }: DataLocation, now: number) {
  const [file, pictures] = [join(source, DATABASE_FILE), join(source, PICTURES_FOLDER)]
  if (databaseUrl !== undefined) await assertEmptyDatabase(databaseUrl)
  if (bucket) await copyToBucket(pictures, bucket)
  if (databaseUrl === undefined) {
    const isCopied = (path: string) => bucket === undefined || path !== pictures
    return replaceDataFolder(source, dataFolder, { now, isCopied })
  }
  // With a bucket, the data folder holds nothing of the school.
  if (bucket) await importToPostgres(file, databaseUrl)
  else {
    await restorePictures(pictures, dataFolder, () => importToPostgres(file, databaseUrl))
    await withPostgres(databaseUrl, (database) => reclaimDataFolder(dataFolder, database))
  }
  return undefined
}

/** Throws an explanation if the database is unreadable, damaged or of a newer version, before anything is changed. */
function checkDatabase(source: string): void {
  const { isSound, version } = readBackUp(source)
  if (!isSound) throw new OperatorError(`${source} holds no sound database; nothing was done.`)
  assertKnownMigration(version)
}

function readBackUp(source: string): { isSound: boolean; version: string } {
  try {
    const database = new DatabaseSync(join(source, DATABASE_FILE), { readOnly: true })
    try {
      const isSound = database.prepare('pragma integrity_check').all()[0]?.['integrity_check'] === 'ok'
      return { isSound, version: readFileMigration(database) }
    } finally {
      database.close()
    }
  } catch (error) {
    throw new OperatorError(`${source} holds no database that can be read; nothing was done.`, { cause: error })
  }
}

/**
 * Copies the pictures of a backup into the data folder of a PostgreSQL school, and holds the folder's lock while `work`
 * restores the rows. A failure leaves the folder unchanged.
 */
async function restorePictures(from: string, dataFolder: string, work: () => Promise<void>): Promise<void> {
  const [isNew, owner] = [!existsSync(dataFolder), readFolderOwner(dataFolder)]
  const pictures = join(dataFolder, PICTURES_FOLDER)
  const before = existsSync(pictures) ? new Set(await readdir(pictures)) : undefined
  const unlock = lockDataFolder(dataFolder, 'restore')
  try {
    await copyPictures(from, pictures)
    await work()
    chownToOwner(dataFolder, owner)
  } catch (error) {
    if (before === undefined) await rm(pictures, { recursive: true, force: true })
    else for (const name of await readdir(pictures)) if (!before.has(name)) await rm(join(pictures, name))
    unlock()
    if (isNew) await rm(dataFolder, { recursive: true, force: true })
    throw error
  }
  unlock()
}
