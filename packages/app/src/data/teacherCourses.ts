import { useRead } from '../calls/useRead.ts'

/** The courses that are assigned to the teacher who is signed in. */
export function useTeacherCourses() {
  return useRead('listTeacherCourses', { select: ({ course }) => course })
}
