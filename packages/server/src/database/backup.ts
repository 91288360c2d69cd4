import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'

const FILE = 'maktab.db'

/** Copies a school's data folder, also while the school is open: the database as of one moment, then its pictures. */
export async function backUp(dataFolder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`)
  const database = new DatabaseSync(join(dataFolder, FILE), { readOnly: true })
  try {
    await copyDatabase(database, join(target, FILE))
  } finally {
    database.close()
  }
  await cp(join(dataFolder, 'pictures'), join(target, 'pictures'), { recursive: true }).catch(ignoreMissing)
}

/** Puts a backup in the place of the data folder; what was there before is kept beside it. The school must be closed. */
export async function restore(source: string, dataFolder: string, now: number): Promise<string | undefined> {
  const database = new DatabaseSync(join(source, FILE), { readOnly: true })
  const [check] = database.prepare('pragma integrity_check').all()
  database.close()
  if (check?.['integrity_check'] !== 'ok') throw new Error(`${source} holds no sound database.`)
  const aside = `${dataFolder}-before-${now}`
  const wasThere = await rename(dataFolder, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await cp(source, dataFolder, { recursive: true })
  } catch (error) {
    await rm(dataFolder, { recursive: true, force: true })
    if (wasThere) await rename(aside, dataFolder)
    throw error
  }
  return wasThere ? aside : undefined
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
