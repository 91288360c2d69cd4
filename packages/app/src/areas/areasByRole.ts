import type { ComponentType } from 'react'
import { admin } from '../addresses/admin.ts'
import type { Addresses } from '../addresses/address.ts'
import { student } from '../addresses/student.ts'
import { teacher } from '../addresses/teacher.ts'
import { type LazyPage, lazyPage } from '../navigation/lazyPage.tsx'
import { type Role, parseRole } from '../addresses/roles.ts'
import { loadMessageNamespaceAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { adminPages, findPageRoute, studentPages, teacherPages } from './rolePages.ts'

type AreaOfRole = {
  Area: ComponentType<{ page: string }> & Pick<LazyPage, 'preload' | 'moduleName'>
  addresses: Addresses
  pages: Record<string, LazyPage>
}

/** The area of each role: the first segment of its paths. An area is loaded together with its messages. */
export const areasByRole: Record<Role, AreaOfRole> = {
  admin: {
    Area: lazyPage(() => withMessages('admin', import('./AdminArea.tsx')), 'AdminArea'),
    addresses: admin,
    pages: adminPages,
  },
  teacher: {
    Area: lazyPage(() => withMessages('teacher', import('./TeacherArea.tsx')), 'TeacherArea'),
    addresses: teacher,
    pages: teacherPages,
  },
  student: {
    Area: lazyPage(() => withMessages('student', import('./StudentArea.tsx')), 'StudentArea'),
    addresses: student,
    pages: studentPages,
  },
}

async function withMessages<Module>(role: Role, loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, store.set(loadMessageNamespaceAtom, role)])
  return module
}

/** The role and the page of a path; `page` is undefined if the role has no such page. */
export function findRolePage(path: string): { role: Role; page: LazyPage | undefined } | undefined {
  const [, area, segment = ''] = path.split('/')
  const role = parseRole(area)
  if (role === undefined) return undefined
  const [name = ''] = findPageRoute(areasByRole[role].addresses, role, segment) ?? []
  return { role, page: areasByRole[role].pages[name] }
}

/** Loads the code of a page and its area in parallel, before either is rendered. */
export async function preloadRolePage(path: string): Promise<void> {
  const match = findRolePage(path)
  if (match) await Promise.all([areasByRole[match.role].Area.preload(), match.page?.preload()])
}

/** Loads the code of every role’s dashboard without messages, because the role is unknown until sign-in. */
export async function preloadDashboards(): Promise<void> {
  await Promise.all([
    import('./AdminArea.tsx'),
    import('./TeacherArea.tsx'),
    import('./StudentArea.tsx'),
    ...Object.values(areasByRole).map(({ pages }) => pages['dashboard']?.preload()),
  ])
}
