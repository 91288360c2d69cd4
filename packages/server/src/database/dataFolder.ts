import { statfs } from 'node:fs/promises'
import { existsSync, mkdirSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '../lib/OperatorError.ts'

/**
 * Creates a folder and its parents. Node’s `recursive` option never returns below `/proc`, because each attempt fails
 * with ENOENT although the parent exists.
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) createFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it at the same time.
    if (!existsSync(folder)) throw error
  }
}

type FolderOwner = { uid: number; gid: number }

/** The owner of a folder, or of its nearest parent that exists. */
export function readFolderOwner(folder: string): FolderOwner {
  if (existsSync(folder)) return statSync(folder)
  return readFolderOwner(dirname(folder))
}

/**
 * Gives files written by root to the owner of the folder, so that the server, which runs as that user, can open them.
 * Does nothing when run as another user.
 */
export function chownToOwner(path: string, { uid, gid }: FolderOwner): void {
  if (process.getuid?.() !== 0) return
  chownSync(path, uid, gid)
  if (!statSync(path).isDirectory()) return
  for (const { parentPath, name } of readdirSync(path, { recursive: true, withFileTypes: true }))
    lchownSync(join(parentPath, name), uid, gid)
}

/**
 * Throws if the folder has no school; for commands, because only `serve` creates one. A folder that this user can’t read
 * throws its own error.
 */
export function assertSchoolExists(folder: string): void {
  try {
    if (statSync(join(folder, 'maktab.db')).size > 0) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code)))) throw error
  }
  throw new OperatorError(`There is no school in ${folder}. Set DATA_FOLDER to the folder of your school.`)
}

export function createMissingSchoolError(): OperatorError {
  return new OperatorError('There is no school in the database of DATABASE_URL. Check DATABASE_URL.')
}

/** Free and total space of the disk with a folder; undefined if it can't be read. */
export async function readDiskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number } | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  // What is available to this user; the rest is reserved for root.
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}
