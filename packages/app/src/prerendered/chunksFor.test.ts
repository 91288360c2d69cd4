import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admin } from '../addresses/admin.ts'
import { student } from '../addresses/student.ts'
import { teacher } from '../addresses/teacher.ts'
import { partsOfRolePage } from './chunksFor.ts'

const app = new URL('../../', import.meta.url)
const paths = [admin, teacher, student].flatMap((addresses) => Object.values(addresses).map(({ path }) => path))

test.each(paths)(
  'partsOfRolePage(%s) names the modules of its area, its page, its session and its messages',
  (path) => {
    const [, role = ''] = path.split('/')
    const parts = partsOfRolePage(path, 'ur').filter((part) => existsSync(new URL(part, app)))
    expect(parts).toEqual([
      expect.stringMatching(new RegExp(`^src/areas/${role}Area.tsx$`, 'i')),
      expect.stringMatching(new RegExp(`^src/pages/(${role}|shared)/\\w+.tsx$`)),
      'src/session/storedSession.ts',
      'src/attendance/forgetOldMarks.ts',
      '../ui/src/locales/common/ur.po',
      `../ui/src/locales/${role}/ur.po`,
    ])
  },
)

test.each(['/', '/courses', '/admin', '/admin/nothing', '/nobody/students', '/admin/__proto__'])(
  'partsOfRolePage(%s) names nothing, because no role has such a page',
  (path) => {
    expect(partsOfRolePage(path, 'en')).toEqual([])
  },
)
