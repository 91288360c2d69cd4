import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFolder } from '../database/createFolder.ts'
import { OperatorError } from '../lib/OperatorError.ts'

/** Takes an empty folder for a backup; `clear` leaves it as it was before, together with the parents made for it. */
export async function claimTargetFolder(target: string): Promise<{ clear: () => Promise<void> }> {
  const made = firstMissing(target)
  createFolder(target)
  if ((await readdir(target)).length > 0) throw new OperatorError(`${target} is not empty.`)
  return {
    clear: async () => {
      if (made !== undefined) return rm(made, { recursive: true, force: true })
      for (const name of await readdir(target)) await rm(join(target, name), { recursive: true, force: true })
    },
  }
}

/** The outermost folder that has to be made; undefined where the target exists. */
function firstMissing(target: string): string | undefined {
  if (existsSync(target)) return undefined
  return firstMissing(dirname(target)) ?? target
}
