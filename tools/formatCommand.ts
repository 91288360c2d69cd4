import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { archiveCommands } from './pack/archiveCommands.ts'
import { root } from './run.ts'

/** Whether this is the unpacked archive, which has its own way of calling commands. */
export const isArchive = existsSync(join(root, 'maktab.mjs'))

/** How a command is typed, with its arguments, in the archive or in the project, where all but `serve` are admin's. */
export function formatCommand(name: keyof typeof archiveCommands, args = ''): string {
  if (isArchive) return `node maktab.mjs ${name} ${args}`.trimEnd()
  if (name === 'serve') return 'npm run serve'
  const words = name === 'admin' ? args : `${name} ${args}`.trimEnd()
  return words === '' ? 'npm run admin' : `npm run admin -- ${words}`
}
