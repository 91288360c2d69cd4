/** Why a class has no lesson on a day: the timetable has none, it was cancelled, or it is held on another day. */
export type NoLessonReason = { state: 'none' } | { state: 'cancelled' } | { state: 'moved'; to: string }

/** What the timetable says of a day of a class; nothing where there is a lesson, or where nobody knows. */
export type FindNoLessonReason = (day: string) => Promise<NoLessonReason | undefined>
