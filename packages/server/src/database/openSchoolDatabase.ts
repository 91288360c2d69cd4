import { join } from 'node:path'
import { OperatorError } from '../lib/OperatorError.ts'
import type { DatabaseLimits, DatabaseObserver } from './databaseOptions.ts'
import {
  claimDataFolder,
  type FolderState,
  readDatabaseState,
  readFolderState,
  assertFolderOwner,
} from './claimDataFolder.ts'
import { DataFolderLocked, lockDataFolder } from './lockDataFolder.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { createMissingSchoolError, assertSchoolExists } from './dataFolder.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { explainConnectionFailure } from './databaseErrors.ts'

/** Replaces common startup errors by an OperatorError with a plain message; returns other errors unchanged. */
function explainStartupFailure(error: unknown, place: string): unknown {
  if (error instanceof OperatorError) return error
  const messages = [...causesOf(error)].map(({ message, code = '' }) => `${code} ${message}`).join('\n')
  const sentence = sentences.find(([pattern]) => pattern.test(messages))?.[1]
  return sentence === undefined ? error : new OperatorError(sentence(place, messages), { cause: error })
}

/** The same for PostgreSQL; errors of the data folder, where pictures may be, are explained too. */
function explainPostgresStartupFailure(error: unknown, folder: string): unknown {
  if (error instanceof OperatorError) return error
  const name = [...causesOf(error)].map(({ message }) => NEWER.exec(message)?.[1]).find((found) => found !== undefined)
  const sentence = name === undefined ? explainConnectionFailure(error) : newer('PostgreSQL', name)
  return sentence === undefined ? explainStartupFailure(error, folder) : new OperatorError(sentence, { cause: error })
}

const NEWER = /previously executed migration (\S+) is missing/
const newer = (place: string, name: string) =>
  `The database in ${place} is of a newer version of Maktab (it has ${name}): start that version, or restore an older backup.`

type Sentence = (place: string, messages: string) => string

const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [NEWER, (place, messages) => newer(place, NEWER.exec(messages)?.[1] ?? '')],
  [
    /file is not a database|malformed|SQLITE_CORRUPT/,
    (place) => `The database in ${place} is damaged: restore a backup, or choose another DATA_FOLDER.`,
  ],
  [
    /readonly database|unable to open database file|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT: no such file or directory, mkdir/,
    (place) => `${place} can’t be written by this user: change its owner, or choose another DATA_FOLDER.`,
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
  /** Set if pictures are in a bucket instead of the data folder. */
  bucket?: object | undefined
}

/** `school` creates a missing school and locks its folder; `command` may run beside an open school. */
export type OpenMode = 'school' | 'command'

type OpenDatabase = {
  database: Database
  /** Names of the migrations that ran. */
  changes: string[]
  close: () => Promise<void>
}

/**
 * Opens the database of a school and migrates it. A SQLite file belongs to one process; PostgreSQL can be shared. Throws an
 * `OperatorError`, before anything is written, if the data folder belongs to another database.
 */
export async function openSchoolDatabase(
  { dataFolder, databaseUrl, databaseLimits, bucket }: DatabaseConfig,
  opener: OpenMode,
  observers?: readonly DatabaseObserver[],
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    // With a bucket the data folder holds no pictures.
    const folder = bucket ? undefined : readFolderState(dataFolder)
    const database = openDatabase({ url: databaseUrl, ...(databaseLimits && { limits: databaseLimits }) }, observers)
    try {
      const state = await readDatabaseState(database)
      if (folder) assertFolderOwner(folder, state)
      if (opener === 'command' && state.isEmpty) throw createMissingSchoolError()
      const changes = await migrate(database)
      if (folder) await claimDataFolder(dataFolder, database)
      return { database, changes, close: () => database.destroy() }
    } catch (error) {
      await database.destroy()
      throw explainPostgresStartupFailure(error, dataFolder)
    }
  }
  let release: (() => void) | undefined
  let database: Database | undefined
  const close = async () => {
    await database?.destroy()
    release?.()
  }
  try {
    // Before locking, which would create the folder.
    assertNotMissing(dataFolder, opener)
    release = lock(dataFolder, opener)
    // Again, because a restore may have replaced the folder in between.
    const folder = assertNotMissing(dataFolder, opener)
    database = openDatabase({ file: join(dataFolder, 'maktab.db') }, observers)
    assertFolderOwner(folder, await readDatabaseState(database))
    if (release) {
      const changes = await migrate(database)
      await claimDataFolder(dataFolder, database)
      return { database, changes, close }
    }
    if (await isUpToDate(database)) return { database, changes: [], close }
    throw new OperatorError(`The server running on ${dataFolder} is of an older version: stop it first.`)
  } catch (error) {
    await close()
    throw explainStartupFailure(error, dataFolder)
  }
}

/** Throws if there are pictures without their database, or if a command has no school to work with. */
function assertNotMissing(dataFolder: string, opener: OpenMode): FolderState {
  const folder = readFolderState(dataFolder)
  if (folder.hasDatabase) return folder
  assertFolderOwner(folder, { kind: 'SQLite', isEmpty: true, id: undefined })
  if (opener === 'command') assertSchoolExists(dataFolder)
  return folder
}

/** Returns undefined if a command runs beside an open school. */
function lock(dataFolder: string, opener: OpenMode): (() => void) | undefined {
  try {
    return lockDataFolder(dataFolder, opener)
  } catch (error) {
    if (opener === 'command' && error instanceof DataFolderLocked && error.isOpenSchool) return undefined
    throw error
  }
}
