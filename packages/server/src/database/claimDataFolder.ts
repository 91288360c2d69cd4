import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, isPostgres } from './openDatabase.ts'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../lib/OperatorError.ts'
import { chownToOwner, readFolderOwner, createFolder } from './dataFolder.ts'

/** A secret that all processes of a school share, created when it is first read. */
export async function readSecret(database: Database, name: string): Promise<string> {
  return readOrCreateSetting(database, `secret of ${name}`, () => randomBytes(32).toString('base64url'))
}

/** A setting shared by all processes: created by the first one that reads it. */
export async function readOrCreateSetting(database: Database, key: string, create: () => string): Promise<string> {
  const stored = database.selectFrom('settings').select('value').where('key', '=', key)
  const found = await stored.executeTakeFirst()
  if (found) return found.value
  await database
    .insertInto('settings')
    .values({ key, value: create() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await stored.executeTakeFirstOrThrow()
  return value
}

/** Names the database whose pictures are in a data folder. */
const OWNER_FILE = 'database.json'
/** Key of the setting that identifies a database; a restored copy gets its own value. */
export const DATABASE_ID_KEY = 'database id'

type Kind = 'SQLite' | 'PostgreSQL'
type Owner = { id: string; kind: Kind }

/** Describes a data folder and the database it belongs to. */
export type FolderState = { path: string; owner: Owner | undefined; hasPictures: boolean; hasDatabase: boolean }

/** `id` is missing in a database without tables, and in one of a version before 0032. */
type DatabaseState = { kind: Kind; isEmpty: boolean; id: string | undefined }

/** Must be read before the database: another process may create both, the database first. */
export function readFolderState(folder: string): FolderState {
  const pictures = join(folder, 'pictures')
  return {
    path: folder,
    owner: readOwner(folder),
    hasPictures: existsSync(pictures) && readdirSync(pictures).some((name) => /\.(?:webp|pdf)$/.test(name)),
    hasDatabase: existsSync(join(folder, 'maktab.db')),
  }
}

export async function readDatabaseState(database: Database): Promise<DatabaseState> {
  const kind = kindOf(database)
  const isEmpty = !(await database.introspection.getTables()).some(({ name }) => name === 'settings')
  if (isEmpty) return { kind, isEmpty, id: undefined }
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', DATABASE_ID_KEY)
    .executeTakeFirst()
  return { kind, isEmpty, id: row?.value }
}

/**
 * Throws an `OperatorError` if a folder belongs to another database, whose pictures would otherwise be served and deleted
 * by records that don't know them. A folder without an owner file is from an earlier version; it is rejected for an empty
 * database if it contains a school.
 */
export function assertFolderOwner(folder: FolderState, { kind, isEmpty, id }: DatabaseState): void {
  const holdsSchool = folder.hasPictures || (kind === 'PostgreSQL' && folder.hasDatabase)
  const isForeign = folder.owner ? folder.owner.id !== id : isEmpty && holdsSchool
  if (!isForeign) return
  const advice = adviceFor[kind][folder.owner?.kind ?? (folder.hasDatabase ? 'SQLite' : kind)]
  throw new OperatorError(`${folder.path} belongs to ${advice}, or choose another DATA_FOLDER. Nothing was changed.`)
}

/** Advice for the error message, by kind of the opened database, then by kind of the folder's owner. */
const adviceFor: Record<Kind, Record<Kind, string>> = {
  SQLite: {
    SQLite: 'a database that is not its maktab.db: put the right maktab.db back, restore a backup',
    PostgreSQL: 'a school on PostgreSQL: set DATABASE_URL',
  },
  PostgreSQL: {
    SQLite: 'the school in its maktab.db: unset DATABASE_URL, or move the school with backup and restore',
    PostgreSQL: 'another database than the one of DATABASE_URL: correct DATABASE_URL, restore a backup',
  },
}

/** Records in a folder that it belongs to a database with tables. */
export async function claimDataFolder(folder: string, database: Database): Promise<void> {
  const id = await readOrCreateSetting(database, DATABASE_ID_KEY, randomUUID)
  if (readOwner(folder)?.id === id) return
  createFolder(folder)
  const temporary = join(folder, `${OWNER_FILE}.${randomUUID()}`)
  writeFileSync(temporary, JSON.stringify({ id, kind: kindOf(database) } satisfies Owner))
  chownToOwner(temporary, readFolderOwner(folder))
  renameSync(temporary, join(folder, OWNER_FILE))
}

/**
 * Gives a restored copy its own id and makes it the owner of its folder: opening the original on that folder is then
 * rejected. A copy without an id stays unchanged, because it may be restored for an earlier version.
 */
export async function reclaimDataFolder(folder: string, database: Database): Promise<void> {
  rmSync(join(folder, OWNER_FILE), { force: true })
  if ((await readDatabaseState(database)).id === undefined) return
  await database.deleteFrom('settings').where('key', '=', DATABASE_ID_KEY).execute()
  await claimDataFolder(folder, database)
}

function kindOf(database: Database): Kind {
  return isPostgres(database) ? 'PostgreSQL' : 'SQLite'
}

function readOwner(folder: string): Owner | undefined {
  const file = join(folder, OWNER_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Owner) : undefined
}
