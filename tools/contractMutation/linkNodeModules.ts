import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'

export const workspaces = [
  'openapi',
  'mocks',
  'packages/client',
  'packages/calendar',
  'packages/ui',
  'packages/app',
  'packages/server',
]
const names = ['contract', 'mocks', 'client', 'calendar', 'ui', 'app', 'server']

/** Gives a copy of the house what is installed: by links, but for its own packages, which are those of the copy. */
export async function linkNodeModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@maktab'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (name !== '@maktab' && !isCache) await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  for (const [at, name] of names.entries()) {
    const workspace = workspaces[at] ?? ''
    await symlink(join(folder, workspace), join(modules, '@maktab', name), 'junction')
    const own = join(root, workspace, 'node_modules')
    const hasOwn = (await readdir(own).catch(() => [])).length > 0
    if (hasOwn) await symlink(own, join(folder, workspace, 'node_modules'), 'junction')
  }
}
