import type { Language } from '@maktab/ui/i18n/languages'
import { publicPaths } from '../addresses/public.ts'
import { areas, rolePageAt } from '../areas/areas.ts'

/** The module of each page, in `pages/public`. */
const modules: Record<string, string> = {
  '/': 'FrontDoor',
  [publicPaths.forgotPassword()]: 'ForgotPasswordContainer',
  [publicPaths.createTeacherAccount()]: 'CreateTeacherAccountContainer',
  [publicPaths.createStudentAccount()]: 'CreateStudentAccountContainer',
  [publicPaths.courses()]: 'CoursesPageContainer',
}

/** What most letters of every language are set in; another script’s are fetched where they stand. */
const FONT = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * What a page for visitors is gone on with, as the manifest of the build calls it: said with the page, so that a browser
 * fetches all of it at once instead of finding one after the other.
 */
export function chunksFor(path: string, language: Language): string[] {
  return [
    'index.html',
    `src/pages/public/${modules[path] ?? 'CoursePageContainer'}.tsx`,
    `../ui/src/locales/common/${language}.po`,
    FONT,
  ]
}

/**
 * What a page of a role consists of beside `index.html`, as the manifest of the build calls it; nothing elsewhere. Pages
 * that several roles have are in `shared`.
 */
export function partsOfRolePage(path: string, language: Language): string[] {
  const { role, page } = rolePageAt(path) ?? {}
  if (role === undefined || page === undefined) return []
  return [
    `src/areas/${areas[role].Area.moduleName}.tsx`,
    `src/pages/${role}/${page.moduleName}.tsx`,
    `src/pages/shared/${page.moduleName}.tsx`,
    'src/session/storedSession.ts',
    'src/attendance/forgetOldMarks.ts',
    ...['common', role].map((catalog) => `../ui/src/locales/${catalog}/${language}.po`),
  ]
}

/** Whether a page is one for visitors: the same for all of them who speak one language. */
export function isPrerenderedPage(path: string): boolean {
  return Object.hasOwn(modules, path) || /^\/courses\/[\w%-]+$/.test(path)
}
