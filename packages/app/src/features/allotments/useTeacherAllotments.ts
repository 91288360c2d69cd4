import { useApiQuery } from '#api/useApiQuery.ts'

/** The allotments of the signed-in teacher. */
export function useTeacherAllotments() {
  return useApiQuery('listTeacherAllotments', { select: ({ teacherAllotment }) => teacherAllotment })
}
