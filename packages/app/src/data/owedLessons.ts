import { useRead } from '../calls/useRead.ts'

/**
 * The teacher’s lessons that want their marks, the newest first: an extension, which a backend may not know (decision 16).
 */
export function useOwedLessons() {
  return useRead('listOwedLessons', { select: ({ lessons }) => lessons })
}
