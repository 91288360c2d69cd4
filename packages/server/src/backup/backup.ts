import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { StartError } from '../StartError.ts'
import { copyPictures } from './copyPictures.ts'
import { pictureColumns, selectNamedPictures } from '../database/namedPictures.ts'

export const DATABASE_FILE = 'maktab.db'
const PICTURES = 'pictures'

/** A picture that is replaced while a backup lasts longer than it is kept is met by another try. */
const MOST_TRIES = 3
/** All in one step, which SQLite keeps to one moment; between several it would begin anew after each change. */
const ALL_PAGES = 2 ** 31 - 1

type BackUp = {
  /** Pictures that the database names; each of them is in the copy. */
  named: number
  /** Pictures in the copy. */
  pictures: number
}

type Options = {
  /** Without it pictures are in a bucket, and the backup holds the database only. */
  hasPictures?: boolean
}

/**
 * Copies a school's data folder, also while the school is open: its pictures, the database as of one moment, and the
 * pictures that came meanwhile. Throws when one that the database names is not in the copy.
 */
export async function backUp(
  dataFolder: string,
  target: string,
  { hasPictures = true }: Options = {},
): Promise<BackUp> {
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new StartError(`${target} is not empty.`)
  const [from, to] = [join(dataFolder, PICTURES), join(target, PICTURES)]
  if (hasPictures) await copyPictures(from, to)
  for (let tries = 1; ; tries += 1) {
    await copyDatabaseOf(dataFolder, target)
    if (!hasPictures) return { named: 0, pictures: 0 }
    await copyPictures(from, to)
    const { named, pictures, missing } = await compareBackUp(target)
    if (missing.length === 0) return { named, pictures }
    if (tries === MOST_TRIES) throw new StartError(incomplete(named, missing))
  }
}

/** What a backup's database names, what is there, and what of it isn't. */
export async function compareBackUp(folder: string): Promise<BackUp & { missing: string[] }> {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true })
  const names = readNames(database)
  database.close()
  const missing: string[] = []
  for (const { name } of names) {
    if (!(await isPicture(join(folder, PICTURES, String(name))))) missing.push(String(name))
  }
  const pictures = (await readdir(join(folder, PICTURES)).catch(() => [])).length
  return { named: names.length, pictures, missing }
}

/** A backup may be from before a later version laid its tables: what they would name it doesn't have. */
function readNames(database: DatabaseSync) {
  const isThere = database.prepare('select 1 from pragma_table_info(?) where name = ?')
  const columns = pictureColumns.filter(([table, column]) => isThere.get(table, column) !== undefined)
  return columns.length === 0 ? [] : database.prepare(selectNamedPictures(columns)).all()
}

async function copyDatabaseOf(dataFolder: string, target: string): Promise<void> {
  const file = join(target, DATABASE_FILE)
  await rm(file, { force: true })
  const database = new DatabaseSync(join(dataFolder, DATABASE_FILE), { readOnly: true, timeout: 5000 })
  try {
    await copyDatabase(database, file, { rate: ALL_PAGES })
  } finally {
    database.close()
  }
  // One file that can be read from where nothing may be written.
  const copy = new DatabaseSync(file)
  copy.exec('pragma journal_mode = delete')
  copy.close()
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
