import { mkdir, readdir, symlink, cp, writeFile } from 'node:fs/promises'
import { join, basename } from 'node:path'
import { root } from '../run.ts'

/** Packages by the name that they are installed as. */
const workspaces = {
  contract: 'openapi',
  mocks: 'mocks',
  client: 'packages/client',
  calendar: 'packages/calendar',
  shared: 'packages/shared',
  ui: 'packages/ui',
  app: 'packages/app',
  server: 'packages/server',
}

/** Links installed packages into a copy of the repository; workspace packages point to the copy. */
export async function linkNodeModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@maktab'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (name !== '@maktab' && !isCache) await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const [name, workspace] of Object.entries(workspaces)) {
    await symlink(join(folder, workspace), join(modules, '@maktab', name), 'junction')
    const own = join(root, workspace, 'node_modules')
    const hasOwn = (await readdir(own).catch(() => [])).length > 0
    if (hasOwn) await symlink(own, join(folder, workspace, 'node_modules'), 'junction')
  }
}

const isLeftOut = (name: string) => /^(node_modules|dist|locales)$|\.(test|stories)\.tsx?$/.test(name)

/** Copies all packages that depend on the contract, without tests and stories, with a tsconfig for all of them. */
export async function copyWorkspaces(folder: string): Promise<void> {
  const filter = (path: string) => !isLeftOut(basename(path))
  for (const workspace of Object.values(workspaces)) {
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
