import { join } from 'node:path'
import { OperatorError } from '../lib/OperatorError.ts'
import type { DatabaseLimits, DatabaseObserver } from './databaseOptions.ts'
import { claimFolder, type FolderState, readDatabaseState, readFolderState, assertFolderOwner } from './folderOwner.ts'
import { DataFolderLocked, lockDataFolder } from './lockDataFolder.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { createMissingSchoolError, assertSchoolExists } from './dataFolder.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { explainConnectionFailure } from './databaseErrors.ts'

/** The sentence for what commonly keeps a database from being opened; whatever else went wrong stays as it is. */
function explainStartupFailure(error: unknown, place: string): unknown {
  if (error instanceof OperatorError) return error
  const told = [...causesOf(error)].map(({ message, code = '' }) => `${code} ${message}`).join('\n')
  const sentence = sentences.find(([pattern]) => pattern.test(told))?.[1]
  return sentence === undefined ? error : new OperatorError(sentence(place, told), { cause: error })
}

/** The same for a school on PostgreSQL, whose pictures may be in a folder. */
function explainPostgresStartupFailure(error: unknown, folder: string): unknown {
  if (error instanceof OperatorError) return error
  const name = [...causesOf(error)].map(({ message }) => NEWER.exec(message)?.[1]).find((found) => found !== undefined)
  const sentence = name === undefined ? explainConnectionFailure(error) : newer('PostgreSQL', name)
  return sentence === undefined ? explainStartupFailure(error, folder) : new OperatorError(sentence, { cause: error })
}

const NEWER = /previously executed migration (\S+) is missing/
const newer = (place: string, name: string) =>
  `The database in ${place} is of a newer version of Maktab (it has ${name}): start that version, or restore an older backup.`

type Sentence = (place: string, told: string) => string

const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [NEWER, (place, told) => newer(place, NEWER.exec(told)?.[1] ?? '')],
  [
    /file is not a database|malformed|SQLITE_CORRUPT/,
    (place) => `The database in ${place} is damaged: restore a backup, or choose another DATA_FOLDER.`,
  ],
  [
    /readonly database|unable to open database file|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT: no such file or directory, mkdir/,
    (place) => `${place} can’t be written by this user: give them the folder, or choose another DATA_FOLDER.`,
  ],
  [/database or disk is full|ENOSPC/, (place) => `There is no space left on the disk of ${place}.`],
]

function* causesOf(error: unknown): Generator<Error & { code?: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

type DatabaseConfig = {
  dataFolder: string
  databaseUrl: string | undefined
  databaseLimits?: DatabaseLimits
  /** Set where pictures are in a bucket instead of the data folder. */
  bucket?: object | undefined
}

/** A `school` is created where there is none, and has its folder for itself; a `command` may work beside an open school. */
export type OpenMode = 'school' | 'command'

type OpenDatabase = {
  database: Database
  /** What was changed of its tables. */
  changes: string[]
  close: () => Promise<void>
}

/**
 * Opens the database of a school and brings its tables up to date. A database file belongs to one process, PostgreSQL
 * serves several. Throws a `OperatorError`, before anything is written, where the data folder belongs to another database.
 */
export async function openSchoolDatabase(
  { dataFolder, databaseUrl, databaseLimits, bucket }: DatabaseConfig,
  opener: OpenMode,
  watches?: readonly DatabaseObserver[],
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    // With a bucket, nothing of the school is in its folder.
    const folder = bucket ? undefined : readFolderState(dataFolder)
    const database = openDatabase({ url: databaseUrl, ...(databaseLimits && { limits: databaseLimits }) }, watches)
    try {
      const state = await readDatabaseState(database)
      if (folder) assertFolderOwner(folder, state)
      if (opener === 'command' && state.isEmpty) throw createMissingSchoolError()
      const changes = await migrate(database)
      if (folder) await claimFolder(dataFolder, database)
      return { database, changes, close: () => database.destroy() }
    } catch (error) {
      await database.destroy()
      throw explainPostgresStartupFailure(error, dataFolder)
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
    assertFolderOwner(folder, await readDatabaseState(database))
    if (letGo) {
      const changes = await migrate(database)
      await claimFolder(dataFolder, database)
      return { database, changes, close }
    }
    if (await isUpToDate(database)) return { database, changes: [], close }
    throw new OperatorError(`The school that is open in ${dataFolder} is of an older version: stop it first.`)
  } catch (error) {
    await close()
    throw explainStartupFailure(error, dataFolder)
  }
}

/** Throws where pictures lack their database, and where a command has no school to work with. */
function refuseMissing(dataFolder: string, opener: OpenMode): FolderState {
  const folder = readFolderState(dataFolder)
  if (folder.hasDatabase) return folder
  assertFolderOwner(folder, { kind: 'SQLite', isEmpty: true, id: undefined })
  if (opener === 'command') assertSchoolExists(dataFolder)
  return folder
}

/** Nothing to let go of where a command works beside an open school. */
function hold(dataFolder: string, opener: OpenMode): (() => void) | undefined {
  try {
    return lockDataFolder(dataFolder, opener)
  } catch (error) {
    if (opener === 'command' && error instanceof DataFolderLocked && error.isOpenSchool) return undefined
    throw error
  }
}
