import { OperatorError } from '@maktab/server/OperatorError'
import { type Config, readConfig } from '@maktab/server/config'
import { findMistypedSettings } from '@maktab/server/findMistypedSettings'
import { join } from 'node:path'
import { root } from './run.ts'
import { chmod } from 'node:fs/promises'

/** Exits with a message if a school can’t be opened for a known reason; rethrows other errors. */
function exitWithMessage(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Exits with the message of an expected error; rethrows other errors. */
export async function exitOnError<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(exitWithMessage)
}

/** Prints a server error to the terminal, separated by a blank line. */
export function printError(words: string): void {
  console.error(`\n${words}`)
}

/** Reads the settings, or exits with a message that names the invalid one. */
export function readSettings(folder: string, environment: NodeJS.ProcessEnv = process.env): Config {
  for (const sentence of findMistypedSettings(environment)) console.error(sentence)
  try {
    // An empty setting counts as unset.
    const dataFolder = environment['DATA_FOLDER']?.trim() ? environment['DATA_FOLDER'] : join(root, 'data', folder)
    return readConfig({ ...environment, DATA_FOLDER: dataFolder }, root)
  } catch (error) {
    return exitWithMessage(error)
  }
}

const NOBODY_ELSE = 0o077
const OWNERS_FOLDER = 0o700

/**
 * Makes files written by this process private to its user, and removes other users' access to an existing data folder. A
 * folder owned by another user is left unchanged.
 */
export async function restrictPermissions(folder?: string): Promise<void> {
  process.umask(NOBODY_ELSE)
  if (folder !== undefined) await chmod(folder, OWNERS_FOLDER).catch(() => undefined)
}
