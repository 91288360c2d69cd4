import { cp, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../run.ts'
import { linkNodeModules, workspaces } from './linkNodeModules.ts'

const isLeftOut = (name: string) => /^(node_modules|dist|locales)$|\.(test|stories)\.tsx?$/.test(name)

/**
 * A copy of everything that follows the contract, with one program of types over all of it; without tests and stories,
 * whose word doesn’t count.
 */
export async function copyWorkspaces(folder: string): Promise<void> {
  const filter = (path: string) => !isLeftOut(basename(path))
  for (const workspace of workspaces) {
    await cp(join(root, workspace), join(folder, workspace), { recursive: true, filter })
  }
  await linkNodeModules(folder)
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['openapi', 'mocks', 'packages/*/src'],
    exclude: ['**/node_modules'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
}
