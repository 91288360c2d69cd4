import { OperatorError } from '@maktab/server/OperatorError'
import { type Config, readConfig } from '@maktab/server/config'
import { findMistypedSettings } from '@maktab/server/findMistypedSettings'
import { join } from 'node:path'
import { root } from './run.ts'
import { chmod } from 'node:fs/promises'

/** Ends the process with the sentence that says why a school can’t be opened; throws what nobody foresaw. */
function exitWithMessage(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Ends the process with the one sentence that says why something could not be done; other faults stay faults. */
export async function exitOnError<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch(exitWithMessage)
}

/** Shows a server's fault in the terminal where the school runs, apart from what stands above it. */
export function printError(words: string): void {
  console.error(`\n${words}`)
}

/** Reads the settings, or ends the process with the sentence that says which one is wrong. */
export function readSettings(folder: string, environment: NodeJS.ProcessEnv = process.env): Config {
  for (const sentence of findMistypedSettings(environment)) console.error(sentence)
  try {
    // An empty setting counts as none.
    const dataFolder = environment['DATA_FOLDER']?.trim() ? environment['DATA_FOLDER'] : join(root, 'data', folder)
    return readConfig({ ...environment, DATA_FOLDER: dataFolder }, root)
  } catch (error) {
    return exitWithMessage(error)
  }
}

const NOBODY_ELSE = 0o077
const OWNERS_FOLDER = 0o700

/**
 * Whatever this process writes is for nobody else on the machine; a data folder from before that is closed to them. A
 * folder that belongs to another user stays as its owner wants it.
 */
export async function restrictPermissions(folder?: string): Promise<void> {
  process.umask(NOBODY_ELSE)
  if (folder !== undefined) await chmod(folder, OWNERS_FOLDER).catch(() => undefined)
}
