import type { SeriesWithChanges } from '@maktab/calendar/findConflict'

/** Whose time is taken. */
export type EngagedPerson = { who: 'teacher' | 'student'; id: number; name: string }

/** What takes somebody’s time every week: a timing of a class, or a slot for which a student is allotted. */
export type Engagement = {
  whom: EngagedPerson
  kind: 'class' | 'allotment'
  /** Of the class or the allotment, and of the timing or slot. */
  id: number
  timingId: number
  teacherId: number
  courseId: number | null
  /** What the class is called, or the course. */
  title: string
  series: SeriesWithChanges
}
