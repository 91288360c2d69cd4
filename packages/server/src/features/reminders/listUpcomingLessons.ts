import type { Lesson } from '@maktab/calendar/Lesson'
import { listLessonsBetween } from '@maktab/calendar/listLessonsBetween'
import type { ClassSeries } from '../timetable/feed/readClassSeries.ts'

/** A lesson that is still to begin, with what is told of it; `planned` is where it was moved from. */
export type UpcomingLesson = Pick<Lesson, 'day' | 'heldOn' | 'starts'> &
  Pick<ClassSeries, 'classId' | 'timingId' | 'title' | 'link'> & {
    planned: { day: string; from: string } | null
    note: string | null
  }

/** The lessons of these series that begin after one instant and until another, the first one first. */
export function listUpcomingLessons(
  all: readonly ClassSeries[],
  zone: string,
  after: number,
  until: number,
): UpcomingLesson[] {
  const ahead = all.flatMap(({ classId, timingId, title, link, series, changes }) =>
    listLessonsBetween(series, changes, zone, after, until)
      .filter(({ state, starts }) => state !== 'cancelled' && starts > after)
      .map(({ day, heldOn, starts, state }) => ({
        classId,
        timingId,
        title,
        link,
        day,
        heldOn,
        starts,
        planned: state === 'moved' ? { day, from: series.from } : null,
        note: changes.find((change) => change.day === day)?.note ?? null,
      })),
  )
  return ahead.toSorted((a, b) => a.starts - b.starts || a.timingId - b.timingId)
}
