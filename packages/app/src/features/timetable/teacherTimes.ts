import { useApiQuery } from '#api/useApiQuery.ts'

/** When a teacher prefers to teach what; asked for while it `isNeeded`. */
export function useTeacherTimes(teacherId: number, isNeeded: boolean) {
  return useApiQuery('listTeacherClassTimes', { params: { teacherId }, select: ({ data }) => data, enabled: isNeeded })
}
