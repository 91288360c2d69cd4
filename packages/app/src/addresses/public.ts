import type { Role } from './roles.ts'

/** Where a signed-in person belongs when no other place is asked for (1§2). */
const HOME: Record<Role, string> = {
  admin: '/admin/course',
  teacher: '/teacher/classes',
  student: '/student/enrolled-courses',
}

/** Why the sign-in page is shown to somebody who didn't ask for it. */
export type SignInReason = 'expired' | 'signedOut' | 'needed'

type SignInPlace = {
  because?: SignInReason
  /** Where to go on after signing in. */
  from?: string
}

/** The addresses that the sign-in page needs to know. */
export const publicPaths = {
  signIn: ({ because, from }: SignInPlace = {}) => {
    const query = new URLSearchParams({ ...(because && { because }), ...(from && { from }) }).toString()
    return query ? `/?${query}` : '/'
  },
  home: (role: Role) => HOME[role],
  dashboard: (role: Role) => `/${role}/dashboard`,
  restriction: () => '/restriction-message',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  createTeacherAccount: () => '/create-teacher-account',
  /** With a course that was chosen before. */
  createStudentAccount: (course?: number) =>
    course === undefined ? '/create-student-account' : `/create-student-account?course=${course}`,
  courses: () => '/courses',
  /** For another child of who is signed in. */
  addChild: () => '/create-student-account?child=another',
}
