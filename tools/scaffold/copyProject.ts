import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { linkNodeModules } from '../contractMutation/linkNodeModules.ts'
import { root } from '../run.ts'

const left = new Set(['node_modules', '.git', '.turbo', 'dist', 'storybook-static', 'test-results', 'screenshots'])

/** A copy of all sources with their tools, in which everything can be run as it is here. */
export async function copyProject(folder: string): Promise<void> {
  // The school that somebody serves from here is none of the sources.
  const filter = (path: string) => !left.has(basename(path)) && path !== join(root, 'data')
  await cp(root, folder, { recursive: true, filter })
  await linkNodeModules(folder)
}
