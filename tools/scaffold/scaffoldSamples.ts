import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { linkNodeModules } from '../contractMutation/copyWorkspaces.ts'
import { root } from '../run.ts'

const run = promisify(execFile)

const fields =
  'name:text notes:longText seats:number fee:money opens:day at:time isFree:boolean size:choice:small|large'
    .split(' ')
    .flatMap((field) => ['--field', field])

/** Labels of these fields without a translation yet. */
const labels = [
  'Seats|نشستیں|المقاعد',
  'Fee|فیس|الرسوم',
  'Opens|کھلنے کا دن|يوم الفتح',
  'At|وقت|الوقت',
  'Is free|خالی ہے|متاحة',
]
const texts = ['Create room|کمرہ بنائیں|إنشاء غرفة', 'Small|چھوٹا|صغيرة', 'Large|بڑا|كبيرة']
const toFlags = (given: readonly string[]) => given.flatMap((text) => ['--text', text])

/** Sample command lines: a list and a form with fields of every kind, their page, and a page without a form. */
const samples = [
  ['newCall', 'listRooms', 'GET', '/rooms/get', '--role', 'admin', '--role', 'student', ...fields],
  ['newCall', 'saveRoom', 'POST', '/rooms/save', ...fields, '--touches', 'listRooms', '--says', 'Room saved'].concat(
    ['--ur', 'کمرہ محفوظ ہو گیا', '--ar', 'حُفظت الغرفة'],
    toFlags(labels),
  ),
  ['newScreen', 'admin/Rooms', '--call', 'listRooms', '--form', 'saveRoom', '--filter', 'isFree'].concat(
    ['--ur', 'کمرے', '--ar', 'الغرف'],
    toFlags(texts),
  ),
  ['newScreen', 'student/FreeRooms', '--call', 'listRooms', '--filter', 'size'].concat(
    ['--ur', 'خالی کمرے', '--ar', 'الغرف المتاحة'],
    toFlags(texts.slice(1)),
  ),
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
