import type { StudentClass } from '@maktab/contract/schema'
import { isOnOrAboutToStart, minutesUntil } from '#model/classMeeting.ts'
import { type ClassTime, classTimes } from '#model/classTimes.ts'

export type ClassRow = StudentClass & {
  id: string
  times: ClassTime[]
  /** Until its next meeting begins; none or fewer while it is on. */
  minutes: number | undefined
  /** It is on, or begins in some minutes. */
  isNear: boolean
}

/** A student’s classes, the one that meets next on top; those without times come last. */
export function classRows(classes: readonly StudentClass[], schoolZone: string, now: Date): ClassRow[] {
  return classes
    .map((entry) => {
      const times = classTimes(entry.class)
      const waits = times.flatMap((time) => minutesUntil(time, schoolZone, now) ?? [])
      return {
        ...entry,
        id: `${entry.class.id}-${entry.course.id ?? entry.course.name}`,
        times,
        minutes: waits.length > 0 ? Math.min(...waits) : undefined,
        isNear: times.some((time) => isOnOrAboutToStart(time, schoolZone, now)),
      }
    })
    .toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity) || 0)
}
