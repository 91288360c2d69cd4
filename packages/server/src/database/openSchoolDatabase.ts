import { join } from 'node:path'
import { explainPostgresStart, explainStart } from './explainStart.ts'
import { StartError } from '../StartError.ts'
import type { DatabaseLimits } from './databaseLimits.ts'
import type { DatabaseWatch } from './DatabaseWatch.ts'
import {
  claimFolder,
  type FolderState,
  readDatabaseState,
  readFolderState,
  refuseForeignFolder,
} from './folderOwner.ts'
import { FolderHeld, holdFolder } from './holdFolder.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { noSchoolOnPostgres, refuseNoSchoolIn } from './noSchool.ts'
import { type Database, openDatabase } from './openDatabase.ts'

type Place = {
  dataFolder: string
  databaseUrl: string | undefined
  databaseLimits?: DatabaseLimits
  /** Set where pictures are in a bucket instead of the data folder. */
  bucket?: object | undefined
}

/** A `school` is created where there is none, and has its folder for itself; a `command` may work beside an open school. */
export type Opener = 'school' | 'command'

type OpenDatabase = {
  database: Database
  /** What was changed of its tables. */
  changes: string[]
  close: () => Promise<void>
}

/**
 * Opens the database of a school and brings its tables up to date. A database file belongs to one process, PostgreSQL
 * serves several. Throws a `StartError`, before anything is written, where the data folder belongs to another database.
 */
export async function openSchoolDatabase(
  { dataFolder, databaseUrl, databaseLimits, bucket }: Place,
  opener: Opener,
  watches?: readonly DatabaseWatch[],
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    // With a bucket, nothing of the school is in its folder.
    const folder = bucket ? undefined : readFolderState(dataFolder)
    const database = openDatabase({ url: databaseUrl, ...(databaseLimits && { limits: databaseLimits }) }, watches)
    try {
      const state = await readDatabaseState(database)
      if (folder) refuseForeignFolder(folder, state)
      if (opener === 'command' && state.isEmpty) throw noSchoolOnPostgres()
      const changes = await migrate(database)
      if (folder) await claimFolder(dataFolder, database)
      return { database, changes, close: () => database.destroy() }
    } catch (error) {
      await database.destroy()
      throw explainPostgresStart(error, dataFolder)
    }
  }
  let letGo: (() => void) | undefined
  let database: Database | undefined
  const close = async () => {
    await database?.destroy()
    letGo?.()
  }
  try {
    // Before the folder is held, which creates it.
    refuseMissing(dataFolder, opener)
    letGo = hold(dataFolder, opener)
    // Once more: a restore may have replaced the folder in between.
    const folder = refuseMissing(dataFolder, opener)
    database = openDatabase({ file: join(dataFolder, 'maktab.db') }, watches)
    refuseForeignFolder(folder, await readDatabaseState(database))
    if (letGo) {
      const changes = await migrate(database)
      await claimFolder(dataFolder, database)
      return { database, changes, close }
    }
    if (await isUpToDate(database)) return { database, changes: [], close }
    throw new StartError(`The school that is open in ${dataFolder} is of an older version: stop it first.`)
  } catch (error) {
    await close()
    throw explainStart(error, dataFolder)
  }
}

/** Throws where pictures lack their database, and where a command has no school to work with. */
function refuseMissing(dataFolder: string, opener: Opener): FolderState {
  const folder = readFolderState(dataFolder)
  if (folder.hasDatabase) return folder
  refuseForeignFolder(folder, { kind: 'SQLite', isEmpty: true, id: undefined })
  if (opener === 'command') refuseNoSchoolIn(dataFolder)
  return folder
}

/** Nothing to let go of where a command works beside an open school. */
function hold(dataFolder: string, opener: Opener): (() => void) | undefined {
  try {
    return holdFolder(dataFolder, opener)
  } catch (error) {
    if (opener === 'command' && error instanceof FolderHeld && error.isOpenSchool) return undefined
    throw error
  }
}
