import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const kinds = ['route', 'handler', 'form', 'rule', 'guard', 'message', 'contract', 'migration'] as const

type Kind = (typeof kinds)[number]

/** A change of one file that breaks something. */
export type Mutation = {
  /** Unique; `--only` selects by it. */
  name: string
  kind: Kind
  /** Relative to the root of the repository. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** The effect that a user would notice. */
  effect: string
}

const run = promisify(execFile)

/** How often a mutation's `find` occurs in a text. */
export function countMatches(text: string, { find }: Pick<Mutation, 'find'>): number {
  return text.split(find).length - 1
}

/** The text of a file after a mutation. */
export function mutateText(text: string, mutation: Mutation): string {
  const count = countMatches(text, mutation)
  if (count !== 1)
    throw new Error(`${mutation.name}: "find" must occur once in ${mutation.file}, but occurs ${count} times.`)
  // As a function: in a string, `$&` and the like would be replaced.
  return text.replace(mutation.find, () => mutation.replace)
}

/** Applies a mutation in a copy of the repository and returns a function that undoes it. */
export async function applyMutation(folder: string, mutation: Mutation): Promise<() => Promise<void>> {
  const path = join(folder, mutation.file)
  const original = await readFile(path, 'utf8')
  const write = async (text: string) => {
    await writeFile(path, text)
    if (mutation.kind === 'contract') await generate(folder)
  }
  await write(mutateText(original, mutation))
  return () => write(original)
}

/** Regenerates the contract's files. If that fails, the lane fails too and names the reason. */
async function generate(folder: string): Promise<void> {
  await run(process.execPath, ['openapi/generate.ts'], { cwd: folder }).catch(() => undefined)
}
