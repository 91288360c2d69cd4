import { type Config, readConfig } from '@maktab/server/config'
import { findMistypedSettings } from '@maktab/server/findMistypedSettings'
import { join } from 'node:path'
import { exitWithMessage } from './endWithSentence.ts'
import { root } from './run.ts'

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
