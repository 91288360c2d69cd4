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

/** The sentence for what commonly stops a backup or a restore; other faults stay as they are. */
export function explainBackupError(error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error
  const { code = '', path = 'The folder', dest } = error as NodeJS.ErrnoException & { dest?: string }
  const sentence = sentences[code]?.(dest ?? path) ?? sentenceOfSqlite(error.message)
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error })
}

const cannotUse = (path: string) => `${path} can’t be read or written by this user.`
const noFolder = (path: string) => `${path} is not a folder.`
const fullDisk = (path: string) => `There is no space left on the disk of ${path}.`

const sentences: Record<string, (path: string) => string> = {
  EACCES: cannotUse,
  EPERM: cannotUse,
  EROFS: cannotUse,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: (path) => `${path} does not exist and can’t be created.`,
  ENOSPC: fullDisk,
  EBUSY: (path) => `${path} is a mount and can’t be replaced: use a folder in it as DATA_FOLDER.`,
}

function sentenceOfSqlite(message: string): string | undefined {
  if (/database or disk is full/.test(message)) return fullDisk('the backup')
  if (/file is not a database|malformed/.test(message))
    return 'The database of the school is damaged and can’t be copied.'
  if (/unable to open database|readonly database/.test(message)) return cannotUse('The database of the school')
  return undefined
}

export const DATABASE_FILE = 'maktab.db'
export const PICTURES_FOLDER = 'pictures'

/** A picture that is replaced while a backup lasts longer than it is kept is met by another try. */
const MAX_ATTEMPTS = 3

/** Where what a school knows is. */
export type DataLocation = {
  dataFolder: string
  /** PostgreSQL instead of the file in the data folder. */
  databaseUrl?: string | undefined
  /** Where pictures are instead of the data folder. */
  bucket?: BucketStore | undefined
}

type BackUp = {
  /** Pictures that the database names; each of them is in the copy. */
  named: number
  /** Pictures in the copy. */
  pictures: number
}

/**
 * Copies a school, also while it is open: its pictures, the database as of one moment, and the pictures that came
 * meanwhile. Wherever they are, the copy has a file and a folder. Throws when a picture that the database names is not in
 * the copy, which is kept; any other fault, and being stopped by the signal, leaves nothing in the target.
 */
export async function backUp(school: DataLocation, target: string, signal?: AbortSignal): Promise<BackUp> {
  let copied: BackUp & { missing: string[] }
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
    const compared = await verifyBackUp(target)
    if (compared.missing.length === 0 || tries === MAX_ATTEMPTS) return compared
  }
}

/** What a backup's database names, what is there, and what of it isn't. */
export async function verifyBackUp(folder: string): Promise<BackUp & { missing: string[] }> {
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

/** A backup may be from before a later version laid its tables: what they would name it doesn't have. */
function readNames(database: DatabaseSync) {
  const isThere = database.prepare('select 1 from pragma_table_info(?) where name = ?')
  const columns = pictureColumns.filter(([table, column]) => isThere.get(table, column) !== undefined)
  return columns.length === 0 ? [] : database.prepare(selectReferencedPictures(columns)).all()
}

/** Rows as of one moment, without the pages that deleted ones left behind, in one file that needs no log beside it. */
function copyFile(from: string, file: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    // A file of an earlier version can’t give space back; its copy can.
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

/** Takes an empty folder for a backup; `clear` leaves it as it was before, together with the parents made for it. */
async function claimTargetFolder(target: string): Promise<{ clear: () => Promise<void> }> {
  const made = firstMissing(target)
  createFolder(target)
  if ((await readdir(target)).length > 0) throw new OperatorError(`${target} is not empty.`)
  return {
    clear: async () => {
      if (made !== undefined) return rm(made, { recursive: true, force: true })
      for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true })
    },
  }
}

/** The outermost folder that has to be made; undefined where the target exists. */
function firstMissing(target: string): string | undefined {
  if (existsSync(target)) return undefined
  return firstMissing(dirname(target)) ?? target
}
