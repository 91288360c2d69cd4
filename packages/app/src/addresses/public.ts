import type { LimitedPart, Role } from './roles.ts'

/** The start page of each role when no other page was requested (1§2). */
const HOME: Record<Role, string> = {
  admin: '/admin/course',
  teacher: '/teacher/classes',
  student: '/student/enrolled-courses',
}

/** Why the user was redirected to the sign-in page. */
export type SignInReason = 'expired' | 'signedOut' | 'needed'

type SignInParams = {
  because?: SignInReason
  /** The page to open after signing in. */
  from?: string
}

type CourseFilter = { language?: string | undefined; level?: string | undefined }

export const publicPaths = {
  signIn: ({ because, from }: SignInParams = {}) => withQuery('/', { because, from }),
  /** The start page of administrators for payments is the dashboard, because courses belong to teaching. */
  home: (role: Role, part?: LimitedPart) => (part === 'payments' ? `/${role}/dashboard` : HOME[role]),
  dashboard: (role: Role) => `/${role}/dashboard`,
  restriction: () => '/restriction-message',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  createTeacherAccount: () => '/create-teacher-account',
  /** `course` preselects a course. */
  createStudentAccount: (course?: number) => withQuery('/create-student-account', { course }),
  /** `language` and `level` filter the courses. */
  courses: ({ language, level }: CourseFilter = {}) => withQuery('/courses', { language, level }),
  /** Asks for a trial lesson; `course` preselects a course. */
  trial: ({ course }: { course?: number | undefined } = {}) => withQuery('/try-a-lesson', { course }),
  /** Registration that is prefilled with a trial lesson. */
  registerAfterTrial: (token: string) => `/create-student-account?trial=${token}`,
  /** Registers another child of the signed-in guardian. */
  addChild: () => '/create-student-account?child=another',
}

/** A path with those parameters that have a value. */
function withQuery(path: string, params: Record<string, string | number | undefined>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}
