import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { admin } from '../addresses/admin.ts'
import { student } from '../addresses/student.ts'
import { teacher } from '../addresses/teacher.ts'
import { chunksForRolePage } from './pageChunks.ts'

const app = new URL('../../', import.meta.url)
/** Whether a module or file exists in the app. */
const exists = (name: string) =>
  existsSync(new URL(name, app)) || globSync(`src/**/${name}`, { cwd: fileURLToPath(app) }).length > 0
const paths = [admin, teacher, student].flatMap((addresses) => Object.values(addresses).map(({ path }) => path))

test.each(paths)(
  'chunksForRolePage(%s) names the modules of its area, its page, its session and its messages',
  (path) => {
    const [, role = ''] = path.split('/')
    const parts = chunksForRolePage(path, 'ur').filter(exists)
    expect(parts).toEqual([
      expect.stringMatching(new RegExp(`^src/areas/${role}Area.tsx$`, 'i')),
      expect.stringMatching(new RegExp(`^(${role}|shared)/\\w+.tsx$`)),
      'session/storedSession.ts',
      '../ui/src/locales/common/ur.po',
      `../ui/src/locales/${role}/ur.po`,
    ])
  },
)

test.each(['/', '/courses', '/admin', '/admin/nothing', '/nobody/students', '/admin/__proto__'])(
  'chunksForRolePage(%s) names nothing, because no role has such a page',
  (path) => {
    expect(chunksForRolePage(path, 'en')).toEqual([])
  },
)
