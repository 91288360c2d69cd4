import type { Language } from '@maktab/ui/i18n/languages'
import { publicPaths } from '../addresses/public.ts'
import { areasByRole, findRolePage } from './areasByRole.ts'

/** The module of each public page. */
const modules: Record<string, string> = {
  '/': 'SignInPage',
  [publicPaths.forgotPassword()]: 'ForgotPasswordContainer',
  [publicPaths.createTeacherAccount()]: 'CreateTeacherAccountContainer',
  [publicPaths.createStudentAccount()]: 'CreateStudentAccountContainer',
  [publicPaths.courses()]: 'CoursesPageContainer',
}

/** The font subset that most text of every language uses. Other scripts are loaded where they appear. */
const FONT = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * The modules that hydrate a prerendered page, as suffixes of their names in the build manifest. The server adds links
 * to them so that the browser loads them in parallel.
 */
export function chunksForPublicPage(path: string, language: Language): string[] {
  return [
    'index.html',
    `public/${modules[path] ?? 'CoursePageContainer'}.tsx`,
    `../ui/src/locales/common/${language}.po`,
    FONT,
  ]
}

/**
 * The modules of a signed-in page except `index.html`, as suffixes of their names in the build manifest; none for other
 * paths. A page used by several roles is in `shared`.
 */
export function chunksForRolePage(path: string, language: Language): string[] {
  const { role, page } = findRolePage(path) ?? {}
  if (role === undefined || page === undefined) return []
  return [
    `src/areas/${areasByRole[role].Area.moduleName}.tsx`,
    `${role}/${page.moduleName}.tsx`,
    `shared/${page.moduleName}.tsx`,
    'session/storedSession.ts',
    ...['common', role].map((catalog) => `../ui/src/locales/${catalog}/${language}.po`),
  ]
}

/** Whether a path is a public page, which is the same for all visitors of one language. */
export function isPrerenderedPage(path: string): boolean {
  return Object.hasOwn(modules, path) || /^\/courses\/[\w%-]+$/.test(path)
}
