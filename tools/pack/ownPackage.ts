import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { commands } from './commands.ts'

/** The first Node that hashes passwords by itself. */
const LEAST_NODE = '24.7.0'

export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The archive's `package.json`: the same commands by the same names, and nothing to install. */
export function ownPackage(version: string): object {
  const scripts = Object.fromEntries(Object.keys(commands).map((name) => [name, `node maktab.mjs ${name}`]))
  const engines = { node: `>=${LEAST_NODE}` }
  return { name: 'maktab', version, private: true, type: 'module', engines, scripts, commands }
}
