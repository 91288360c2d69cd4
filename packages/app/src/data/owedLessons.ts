import type { OwedLesson } from '@maktab/contract/schema'
import { type Remote, ready } from '@maktab/ui/remote'
import { useRead } from '../calls/useRead.ts'

/**
 * The teacher’s lessons that want their marks, the newest first (an extension). None until they are here, nor where they
 * can’t be had or the backend doesn’t know the call (decision 16): the page is about the classes.
 */
export function useOwedLessons(): Remote<readonly OwedLesson[]> {
  const owed = useRead('listOwedLessons', { select: ({ lessons }) => lessons })
  return owed.state === 'ready' ? owed : ready(none)
}

const none: readonly OwedLesson[] = []
