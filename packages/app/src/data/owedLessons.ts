import type { OwedLesson } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useRead } from '../calls/useRead.ts'

/**
 * Lessons of the teacher’s that still want their marks: an extension of the specification. Until they are here, and where
 * they can’t be told, there are none: nobody who marks a class has to wait for them.
 */
export function useOwedLessons(): Remote<OwedLesson[]> | undefined {
  const owed = useRead('listOwedLessons', { select: ({ lessons }) => lessons })
  return owed.state === 'ready' ? owed : undefined
}
