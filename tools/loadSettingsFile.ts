import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { isArchive } from './formatCommand.ts'
import { root } from './run.ts'

const NAME = 'maktab.env'

/**
 * Adds the settings of a file to the environment, which wins: of the named one, or of `maktab.env` in this folder or
 * beside the unpacked archive, so that `serve` and all commands work with the same school.
 */
export function loadSettingsFile(named: string | undefined): void {
  const places = [join(root, NAME), ...(isArchive ? [join(dirname(root), NAME)] : [])]
  const file = named ?? places.find((place) => existsSync(place))
  if (file === undefined) return
  try {
    loadEnvFile(file)
  } catch {
    if (named !== undefined) {
      console.error(`The settings in ${file} can’t be read. Check the path and its permissions.`)
      process.exit(1)
    }
    // The service that has them in its environment may run as a user who can't read the file.
    console.error(`The settings in ${file} can’t be read by this user and are ignored.`)
  }
}
