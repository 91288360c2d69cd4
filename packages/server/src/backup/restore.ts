import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../StartError.ts'
import { type BackedUp, compareBackUp, DATABASE_FILE, PICTURES } from './backup.ts'
import { copyToBucket } from './copyBucket.ts'
import { copyIn, refuseTables, versionOf } from './copyIn.ts'
import { explainCopy } from './explainCopy.ts'
import { claimFolderAnew } from '../database/folderOwner.ts'
import { knownMigration } from '../database/migrate.ts'
import { putPictures } from './putPictures.ts'
import { replaceFolder } from './replaceFolder.ts'
import { withPostgres } from './withPostgres.ts'

type Restored = {
  /** Where what was there before is now. */
  aside: string | undefined
  /** Pictures that the database names and that the backup doesn't have. */
  missing: string[]
}

/**
 * Puts a backup back, wherever the school is kept now: its pictures first, so that what names them finds them. A failure
 * leaves the school as it was.
 */
export async function restore(source: string, school: BackedUp, now: number): Promise<Restored> {
  checkDatabase(source)
  const { missing } = await compareBackUp(source)
  try {
    return { aside: await putBack(source, school, now), missing }
  } catch (error) {
    throw explainCopy(error)
  }
}

async function putBack(source: string, { dataFolder, databaseUrl, bucket }: BackedUp, now: number) {
  const [file, pictures] = [join(source, DATABASE_FILE), join(source, PICTURES)]
  if (databaseUrl !== undefined) await refuseTables(databaseUrl)
  if (bucket) await copyToBucket(pictures, bucket)
  if (databaseUrl === undefined) {
    const isCopied = (path: string) => bucket === undefined || path !== pictures
    return replaceFolder(source, dataFolder, { now, isCopied })
  }
  // With a bucket, nothing of the school is in its folder.
  if (bucket) await copyIn(file, databaseUrl)
  else {
    await putPictures(pictures, dataFolder, () => copyIn(file, databaseUrl))
    await withPostgres(databaseUrl, (database) => claimFolderAnew(dataFolder, database))
  }
  return undefined
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
