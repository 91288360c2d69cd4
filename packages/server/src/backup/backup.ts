import { OperatorError } from '../lib/OperatorError.ts'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BucketStore } from '../storage/fileStores.ts'
import { copyFromBucket, copyPictures } from './copyPictures.ts'
import { exportFromPostgres } from './exportFromPostgres.ts'
import { assertSchoolExists, createFolder } from '../database/dataFolder.ts'
import { pictureColumns, selectReferencedPictures } from '../database/referencedPictures.ts'
import { existsSync } from 'node:fs'
import { type Database, openDatabase } from '../database/openDatabase.ts'
import { saveSystemFact } from '../features/settings/systemFacts.ts'
import { withPostgres } from './copiedTables.ts'

/** Explains common errors of a backup or restore; other errors are returned unchanged. */
export function explainBackupError(error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error
  const { code = '', path = 'The folder', dest } = error as NodeJS.ErrnoException & { dest?: string }
  const explanation = explanations[code]?.(dest ?? path) ?? explainSqliteError(error.message)
  return explanation === undefined ? error : new OperatorError(explanation, { cause: error })
}

const cannotUse = (path: string) => `${path} can’t be read or written by this user.`
const noFolder = (path: string) => `${path} is not a folder.`
const fullDisk = (path: string) => `There is no space left on the disk of ${path}.`

const explanations: Record<string, (path: string) => string> = {
  EACCES: cannotUse,
  EPERM: cannotUse,
  EROFS: cannotUse,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: (path) => `${path} does not exist and can’t be created.`,
  ENOSPC: fullDisk,
  EBUSY: (path) => `${path} is a mount and can’t be replaced: use a folder in it as DATA_FOLDER.`,
}

function explainSqliteError(message: string): string | undefined {
  if (/database or disk is full/.test(message)) return fullDisk('the backup')
  if (/file is not a database|malformed/.test(message))
    return 'The database of the school is damaged and can’t be copied.'
  if (/unable to open database|readonly database/.test(message)) return cannotUse('The database of the school')
  return undefined
}

export const DATABASE_FILE = 'maktab.db'
export const PICTURES_FOLDER = 'pictures'

/** A picture replaced during the backup needs another pass. */
const MAX_ATTEMPTS = 3

/** Where a school's data is stored. */
export type DataLocation = {
  dataFolder: string
  /** PostgreSQL instead of the file in the data folder. */
  databaseUrl?: string | undefined
  /** A bucket for pictures instead of the data folder. */
  bucket?: BucketStore | undefined
}

type BackupSummary = {
  /** Pictures named by the database; all of them are in the copy. */
  named: number
  /** Pictures in the copy. */
  pictures: number
}

/**
 * Backs up a school, also while it is running: its pictures, a snapshot of the database, and the pictures added in
 * between. The copy is always one database file and one folder. Throws if a picture named by the database is missing;
 * the copy is kept then. Any other error or an abort leaves nothing in the target.
 */
export async function backUp(school: DataLocation, target: string, signal?: AbortSignal): Promise<BackupSummary> {
  let copied: BackupSummary & { missing: string[] }
  try {
    if (school.databaseUrl === undefined) assertSchoolExists(school.dataFolder)
    const { clear } = await claimTargetFolder(target)
    copied = await copySchool(school, target, signal).catch(async (error: unknown) => {
      await clear()
      throw error
    })
  } catch (error) {
    throw explainBackupError(error)
  }
  const { named, pictures, missing } = copied
  if (missing.length > 0) throw new OperatorError(incomplete(named, missing))
  return { named, pictures }
}

/** Records in the school that a backup was completed, so that the app can show when. */
export async function recordBackup({ dataFolder, databaseUrl }: DataLocation, now: number): Promise<void> {
  const record = (database: Database) => saveSystemFact(database, 'last backup', { at: now })
  if (databaseUrl !== undefined) return withPostgres(databaseUrl, record)
  const database = openDatabase({ file: join(dataFolder, DATABASE_FILE) })
  await record(database).finally(() => database.destroy())
}

async function copySchool({ dataFolder, databaseUrl, bucket }: DataLocation, target: string, signal?: AbortSignal) {
  const to = join(target, PICTURES_FOLDER)
  const copyOver = async () => {
    if (bucket) await copyFromBucket(bucket, to)
    else await copyPictures(join(dataFolder, PICTURES_FOLDER), to, signal)
    signal?.throwIfAborted()
  }
  await copyOver()
  for (let tries = 1; ; tries += 1) {
    const file = join(target, DATABASE_FILE)
    await rm(file, { force: true })
    if (databaseUrl === undefined) copyFile(join(dataFolder, DATABASE_FILE), file)
    else await exportFromPostgres(databaseUrl, file)
    await copyOver()
    const compared = await verifyBackup(target)
    if (compared.missing.length === 0 || tries === MAX_ATTEMPTS) return compared
  }
}

/** Counts the pictures that a backup's database names and that its folder has, and lists the missing ones. */
export async function verifyBackup(folder: string): Promise<BackupSummary & { missing: string[] }> {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  const names = readNames(database)
  database.close()
  const missing: string[] = []
  for (const { name } of names) {
    if (!(await isPicture(join(folder, PICTURES_FOLDER, String(name))))) missing.push(String(name))
  }
  const pictures = (await readdir(join(folder, PICTURES_FOLDER)).catch(() => [])).length
  return { named: names.length, pictures, missing }
}

/** Reads the picture names. A backup of an earlier version may lack some of the tables. */
function readNames(database: DatabaseSync) {
  const isThere = database.prepare('select 1 from pragma_table_info(?) where name = ?')
  const columns = pictureColumns.filter(([table, column]) => isThere.get(table, column) !== undefined)
  return columns.length === 0 ? [] : database.prepare(selectReferencedPictures(columns)).all()
}

/** Copies a consistent snapshot of the database into one compact file without a journal. */
function copyFile(from: string, file: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    // A file of an earlier version can't be shrunk, but its copy can.
    const canShrink = database.prepare('pragma auto_vacuum').get()?.['auto_vacuum'] !== 0
    if (!canShrink) database.exec('pragma auto_vacuum = incremental')
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
}

async function isPicture(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  )
}

function incomplete(named: number, missing: readonly string[]): string {
  const some = missing.slice(0, 5).join(', ')
  return `The backup is NOT complete: ${missing.length} of the ${named} pictures that the database names are missing in it (${some}${missing.length > 5 ? ', …' : ''}).`
}

/** Claims an empty folder for a backup. `clear` restores the previous state, including parents created for it. */
async function claimTargetFolder(target: string): Promise<{ clear: () => Promise<void> }> {
  const created = firstMissing(target)
  createFolder(target)
  if ((await readdir(target)).length > 0) throw new OperatorError(`${target} is not empty.`)
  return {
    clear: async () => {
      if (created !== undefined) return rm(created, { recursive: true, force: true })
      for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true })
    },
  }
}

/** The outermost folder that has to be created; undefined if the target exists. */
function firstMissing(target: string): string | undefined {
  if (existsSync(target)) return undefined
  return firstMissing(dirname(target)) ?? target
}
