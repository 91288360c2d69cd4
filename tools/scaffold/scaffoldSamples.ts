import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { linkNodeModules } from '../contractMutation/copyWorkspaces.ts'
import { root } from '../run.ts'

const run = promisify(execFile)

/** Sample command lines: two calls and a page. */
const samples = [
  ['newCall', 'listRooms', 'GET', '/rooms/get', '--role', 'admin', '--role', 'teacher'],
  ['newCall', 'saveRoom', 'POST', '/rooms/save', '--touches', 'listRooms', '--says', 'Room saved'].concat(
    '--ur',
    'کمرہ محفوظ ہو گیا',
    '--ar',
    'حُفظت الغرفة',
  ),
  ['newScreen', 'admin/Rooms', '--call', 'listRooms', '--ur', 'کمرے', '--ar', 'الغرف'],
]

// With NODE_ENV=test, Lingui’s extraction looks for the worker of its own test suite.
export const scaffoldEnvironment = { ...process.env, NODE_ENV: undefined }

/** Scaffolds the samples in a copy of the repository and returns the written files. */
export async function scaffoldSamples(folder: string): Promise<string[]> {
  const written: string[] = []
  for (const [tool = '', ...args] of samples) {
    const { stdout } = await run(process.execPath, [`tools/scaffold/${tool}.ts`, ...args], {
      cwd: folder,
      env: scaffoldEnvironment,
    })
    const [, paths = ''] = /\nWrote\n([^]*)\nNext steps\n/.exec(stdout) ?? []
    written.push(...paths.split('\n').map((path) => path.trim()))
  }
  return [...new Set(written)]
}

const excluded = new Set(['node_modules', '.git', '.turbo', 'dist', 'storybook-static', 'test-results', 'screenshots'])

/** Copies the repository, with links to the installed packages. */
export async function copyProject(folder: string): Promise<void> {
  // Data of a locally served school isn't part of the sources.
  const filter = (path: string) => !excluded.has(basename(path)) && path !== join(root, 'data')
  await cp(root, folder, { recursive: true, filter })
  await linkNodeModules(folder)
}
