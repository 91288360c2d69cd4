import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chownToOwner, readFolderOwner } from '../database/chownToOwner.ts'
import { lockDataFolder } from '../database/lockDataFolder.ts'
import { PICTURES_FOLDER } from './backup.ts'
import { copyPictures } from './copyPictures.ts'

/**
 * Copies the pictures of a backup into the data folder of a school on PostgreSQL and holds the folder while `work` puts
 * its rows back. A failure leaves the folder as it was.
 */
export async function restorePictures(from: string, dataFolder: string, work: () => Promise<void>): Promise<void> {
  const [isNew, owner] = [!existsSync(dataFolder), readFolderOwner(dataFolder)]
  const pictures = join(dataFolder, PICTURES_FOLDER)
  const before = existsSync(pictures) ? new Set(await readdir(pictures)) : undefined
  const letGo = lockDataFolder(dataFolder, 'restore')
  try {
    await copyPictures(from, pictures)
    await work()
    chownToOwner(dataFolder, owner)
  } catch (error) {
    if (before === undefined) await rm(pictures, { recursive: true, force: true })
    else for (const name of await readdir(pictures)) if (!before.has(name)) await rm(join(pictures, name))
    letGo()
    if (isNew) await rm(dataFolder, { recursive: true, force: true })
    throw error
  }
  letGo()
}
