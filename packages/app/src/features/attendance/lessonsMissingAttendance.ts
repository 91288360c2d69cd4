import { useApiQuery } from '#api/useApiQuery.ts'

/**
 * The teacher’s lessons that want their marks, the newest first: an extension, which a backend may not know (decision 16).
 */
export function useLessonsMissingAttendance() {
  return useApiQuery('listOwedLessons', { select: ({ lessons }) => lessons })
}
