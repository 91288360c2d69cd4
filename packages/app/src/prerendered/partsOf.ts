import type { Language } from '@maktab/ui/environment/languages'
import type { WordsArea } from '@maktab/ui/environment/loadMessages'
import { entrancePaths } from '../addresses/public.ts'

type Parts = {
  /** Of `pages/public`. */
  container?: string
  /** Whether the area of registration stands around it. */
  isInArea?: boolean
  words?: readonly WordsArea[]
}

const ofRegistration = (container: string, ...words: WordsArea[]): Parts => ({
  container,
  isInArea: true,
  words: ['common', 'visitor', ...words],
})

const parts: Record<string, Parts> = {
  '/': {},
  [entrancePaths.forgotPassword()]: { container: 'ForgotPasswordContainer', words: ['common', 'visitor'] },
  [entrancePaths.createTeacherAccount()]: ofRegistration('CreateTeacherAccountContainer'),
  [entrancePaths.createStudentAccount()]: ofRegistration('CreateStudentAccountContainer', 'payment'),
  [entrancePaths.courses()]: ofRegistration('CoursesPageContainer'),
}
/** What most letters of every language are set in; another script’s are fetched where they stand. */
const FONT = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const partsOfCourse = ofRegistration('CoursePageContainer')

/**
 * What a page for visitors is gone on with, as the manifest of the build calls it: said with the page, so that a browser
 * fetches all of it at once instead of finding one after the other.
 */
export function partsOf(path: string, language: Language): string[] {
  const { container, isInArea, words = [] } = parts[path] ?? partsOfCourse
  return [
    'index.html',
    ...(container === undefined ? [] : [`src/pages/public/${container}.tsx`]),
    ...(isInArea ? ['src/pages/public/RegistrationArea.tsx'] : []),
    ...(['entrance', ...words] as const).map((area) => `../ui/src/locales/${area}/${language}.po`),
    FONT,
  ]
}

/** Whether a page is one for visitors: the same for all of them who speak one language. */
export function isPageForVisitors(path: string): boolean {
  return Object.hasOwn(parts, path) || /^\/courses\/[\w%-]+$/.test(path)
}
