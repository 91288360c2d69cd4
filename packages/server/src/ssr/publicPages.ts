import { message } from '../i18n/message.ts'
import { parseCourseId, coursePath } from '@maktab/shared/coursePath'
import type { HeadCourse } from './HeadData.ts'

/** Default texts for search engines and shared links. */
export const DEFAULT_MOTTO = message('One lesson at a time.')
export const DEFAULT_ABOUT = message('Live online lessons with a teacher, at times that suit you.')

/** Titles of public pages. */
export const pageTitles = {
  courses: message('Courses'),
  studentAccount: message('Create a student account'),
  teacherAccount: message('Apply for a teacher account'),
  trial: message('Try a free lesson'),
  forgotPassword: message('Forgot password?'),
  restriction: message('Account restricted'),
  nothing: message('Page not found'),
}

type NamedPage = keyof typeof pageTitles

/** A public page. */
export type PublicPage =
  | { kind: 'home'; path: '/' }
  | { kind: 'course'; path: string; course: HeadCourse }
  | { kind: NamedPage; path: string }

const named: Record<string, NamedPage> = {
  '/courses': 'courses',
  '/create-student-account': 'studentAccount',
  '/create-teacher-account': 'teacherAccount',
  '/try-a-lesson': 'trial',
  '/forgot-password': 'forgotPassword',
  '/restriction-message': 'restriction',
}

/** Paths in the sitemap other than those of courses. */
export const sitemapPaths = ['/', '/courses', '/create-student-account', '/create-teacher-account'] as const

/** Matches a path to a public page with its canonical path; undefined for pages that require sign-in. */
export function matchPublicPage(path: string, courses: readonly HeadCourse[]): PublicPage | undefined {
  const parts = path.split('/').filter(Boolean)
  const [first, second = ''] = parts
  if (first === undefined) return { kind: 'home', path: '/' }
  if (first.toLowerCase() === 'courses' && parts.length > 1) {
    const id = parts.length === 2 ? parseCourseId(second) : undefined
    const course = courses.find((one) => one.id === id)
    return course ? { kind: 'course', path: coursePath(course), course } : { kind: 'nothing', path }
  }
  const whole = `/${parts.join('/').toLowerCase()}`
  const kind = Object.hasOwn(named, whole) ? named[whole] : undefined
  return kind && { kind, path: whole }
}
