import { useApiQuery } from '#api/useApiQuery.ts'

/** The classes of the signed-in teacher. */
export function useTeacherClasses() {
  return useApiQuery('listTeacherClasses', { select: ({ data }) => data })
}

/** The students in each class of the signed-in teacher. */
export function useClassAssignments() {
  return useApiQuery('listClassAssignments', { select: ({ students }) => students })
}
