import { publicPaths } from '../../packages/app/src/addresses/public.ts'

/** What strangers open: the front door, a course of the demonstration’s, and the two ways in. */
export const publicPages: readonly string[] = [
  publicPaths.signIn(),
  '/courses/1',
  publicPaths.createStudentAccount(),
  publicPaths.createTeacherAccount(),
]
