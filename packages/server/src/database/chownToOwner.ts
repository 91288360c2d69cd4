import { chownSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

type FolderOwner = { uid: number; gid: number }

/** The owner of a folder, or of its nearest parent that exists. */
export function readFolderOwner(folder: string): FolderOwner {
  if (existsSync(folder)) return statSync(folder)
  return readFolderOwner(dirname(folder))
}

/**
 * Gives what root wrote to the user who runs the school, who could not open it otherwise. Does nothing for other users:
 * they own what they write.
 */
export function chownToOwner(path: string, { uid, gid }: FolderOwner): void {
  if (process.getuid?.() !== 0) return
  chownSync(path, uid, gid)
  if (!statSync(path).isDirectory()) return
  for (const { parentPath, name } of readdirSync(path, { recursive: true, withFileTypes: true }))
    lchownSync(join(parentPath, name), uid, gid)
}
