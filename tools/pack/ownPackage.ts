import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { archiveCommands } from './archiveCommands.ts'

/** The first Node that hashes passwords by itself. */
const MIN_NODE_VERSION = '24.7.0'

export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The archive's `package.json`: the same commands by the same names, and nothing to install. */
export function createPackageJson(version: string): object {
  const scripts = Object.fromEntries(Object.keys(archiveCommands).map((name) => [name, `node maktab.mjs ${name}`]))
  const engines = { node: `>=${MIN_NODE_VERSION}` }
  return { name: 'maktab', version, private: true, type: 'module', engines, scripts, commands: archiveCommands }
}
