import { useApiQuery } from '#api/useApiQuery.ts'

/** The students that are allotted to the teacher who is signed in. */
export function useTeacherAllotments() {
  return useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment }) => teacherAllotment })
}
