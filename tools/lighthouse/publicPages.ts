import { entrancePaths } from '../../packages/app/src/addresses/public.ts'

/** What strangers open: the front door, a course of the demonstration’s, and the two ways in. */
export const publicPages: readonly string[] = [
  entrancePaths.signIn(),
  '/courses/1',
  entrancePaths.createStudentAccount(),
  entrancePaths.createTeacherAccount(),
]
