import { join } from 'node:path'
import { explainNewer, explainStart } from './explainStart.ts'
import { StartError } from '../StartError.ts'
import type { DatabaseLimits } from './databaseLimits.ts'
import type { DatabaseWatch } from './DatabaseWatch.ts'
import { FolderHeld, holdFolder } from './holdFolder.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { type Database, openDatabase } from './openDatabase.ts'

type Place = { dataFolder: string; databaseUrl: string | undefined; databaseLimits?: DatabaseLimits }

/** A `school` has its folder for itself; a `command` may work beside an open school. */
export type Opener = 'school' | 'command'

type OpenDatabase = {
  database: Database
  /** What was changed of its tables. */
  changes: string[]
  close: () => Promise<void>
}

/**
 * Opens the database of a school, with its tables up to date. One that is a file belongs to one process; PostgreSQL is
 * made for several.
 */
export async function openSchoolDatabase(
  { dataFolder, databaseUrl, databaseLimits }: Place,
  opener: Opener,
  watches?: readonly DatabaseWatch[],
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const database = openDatabase({ url: databaseUrl, ...(databaseLimits && { limits: databaseLimits }) }, watches)
    const changes = await migrate(database).catch(async (error: unknown) => {
      await database.destroy()
      throw explainNewer(error, 'PostgreSQL')
    })
    return { database, changes, close: () => database.destroy() }
  }
  let letGo: (() => void) | undefined
  let database: Database | undefined
  const close = async () => {
    await database?.destroy()
    letGo?.()
  }
  try {
    letGo = hold(dataFolder, opener)
    database = openDatabase({ file: join(dataFolder, 'maktab.db') }, watches)
    if (letGo) return { database, changes: await migrate(database), close }
    if (await isUpToDate(database)) return { database, changes: [], close }
    throw new StartError(`The school that is open in ${dataFolder} is of an older version: stop it first.`)
  } catch (error) {
    await close()
    throw explainStart(error, dataFolder)
  }
}

/** Nothing to let go of where a command works beside an open school. */
function hold(dataFolder: string, opener: Opener): (() => void) | undefined {
  try {
    return holdFolder(dataFolder, opener)
  } catch (error) {
    if (opener === 'command' && error instanceof FolderHeld && error.isOpenSchool) return undefined
    throw error
  }
}
