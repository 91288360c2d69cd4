import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Two calls and the page of one of them, as somebody would ask for them. */
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

// Lingui’s extraction looks for a worker of its own tests otherwise.
export const scaffoldEnvironment = { ...process.env, NODE_ENV: undefined }

/** Lays them out in a copy of the house, by its own tools; the files that they name as written. */
export async function scaffoldSamples(folder: string): Promise<string[]> {
  const written: string[] = []
  for (const [tool = '', ...args] of samples) {
    const { stdout } = await run(process.execPath, [`tools/${tool}.ts`, ...args], {
      cwd: folder,
      env: scaffoldEnvironment,
    })
    const [, paths = ''] = /\nWrote\n([^]*)\nNext\n/.exec(stdout) ?? []
    written.push(...paths.split('\n').map((path) => path.trim()))
  }
  return [...new Set(written)]
}
