import type { Language } from '@maktab/ui/i18n/languages'
import { publicPaths } from '../addresses/public.ts'
import { areas, rolePageAt } from './areas.ts'

/** The module of each page for visitors. */
const modules: Record<string, string> = {
  '/': 'SignInPage',
  [publicPaths.forgotPassword()]: 'ForgotPasswordContainer',
  [publicPaths.createTeacherAccount()]: 'CreateTeacherAccountContainer',
  [publicPaths.createStudentAccount()]: 'CreateStudentAccountContainer',
  [publicPaths.courses()]: 'CoursesPageContainer',
}

/** What most letters of every language are set in; another script’s are fetched where they stand. */
const FONT = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * The modules that hydrate a prerendered page, by the end of their names in the build manifest. The server links to them
 * in the page, so that a browser fetches all of them at once.
 */
export function chunksFor(path: string, language: Language): string[] {
  return [
    'index.html',
    `public/${modules[path] ?? 'CoursePageContainer'}.tsx`,
    `../ui/src/locales/common/${language}.po`,
    FONT,
  ]
}

/**
 * The modules of a signed-in page beside `index.html`, by the end of their names in the build manifest; none at other
 * addresses. A page that several roles have is in `shared`.
 */
export function chunksForRolePage(path: string, language: Language): string[] {
  const { role, page } = rolePageAt(path) ?? {}
  if (role === undefined || page === undefined) return []
  return [
    `src/areas/${areas[role].Area.moduleName}.tsx`,
    `${role}/${page.moduleName}.tsx`,
    `shared/${page.moduleName}.tsx`,
    'session/storedSession.ts',
    'session/forgetOldMarks.ts',
    ...['common', role].map((catalog) => `../ui/src/locales/${catalog}/${language}.po`),
  ]
}

/** Whether a page is one for visitors: the same for all of them who speak one language. */
export function isPrerenderedPage(path: string): boolean {
  return Object.hasOwn(modules, path) || /^\/courses\/[\w%-]+$/.test(path)
}
