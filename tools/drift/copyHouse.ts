import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../run.ts'

const workspaces = ['openapi', 'mocks', 'packages/client', 'packages/ui', 'packages/app', 'packages/server']
const names = ['contract', 'mocks', 'client', 'ui', 'app', 'server']

/** A copy of everything that follows the contract, with one program of types over all of it. */
export async function copyHouse(folder: string): Promise<void> {
  const filter = (path: string) => !['node_modules', 'dist', 'locales'].includes(basename(path))
  for (const workspace of workspaces) {
    await cp(join(root, workspace), join(folder, workspace), { recursive: true, filter })
    const own = join(root, workspace, 'node_modules')
    const hasOwn = (await readdir(own).catch(() => [])).length > 0
    if (hasOwn) await symlink(own, join(folder, workspace, 'node_modules'), 'junction')
  }
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@maktab'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@maktab') await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const [at, name] of names.entries()) {
    await symlink(join(folder, workspaces[at] ?? ''), join(modules, '@maktab', name), 'junction')
  }
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['openapi', 'mocks', 'packages/*/src'],
    exclude: ['**/node_modules'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
}
