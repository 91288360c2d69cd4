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

export const publicPaths = {
  signIn: ({ because, from }: SignInParams = {}) => {
    const query = new URLSearchParams({ ...(because && { because }), ...(from && { from }) }).toString()
    return query ? `/?${query}` : '/'
  },
  /** The start page of administrators for payments is the dashboard, because courses belong to teaching. */
  home: (role: Role, part?: LimitedPart) => (part === 'payments' ? `/${role}/dashboard` : HOME[role]),
  dashboard: (role: Role) => `/${role}/dashboard`,
  restriction: () => '/restriction-message',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  createTeacherAccount: () => '/create-teacher-account',
  /** `course` preselects a course. */
  createStudentAccount: (course?: number) =>
    course === undefined ? '/create-student-account' : `/create-student-account?course=${course}`,
  courses: () => '/courses',
  /** Registers another child of the signed-in guardian. */
  addChild: () => '/create-student-account?child=another',
}
