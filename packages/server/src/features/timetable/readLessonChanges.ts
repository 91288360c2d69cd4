import type { LessonChange } from '@maktab/calendar/LessonChange'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { toLessonChange } from './toWeeklySeries.ts'
import type { Database } from '#database/openDatabase.ts'
import type { AccessibleClassIds } from './feed/selectAccessibleClassIds.ts'

type Row = { day: string; to_day: string | null; to_from: string | null; to_to: string | null; note: string | null }

/** What became of a lesson, with what was said to the students. */
export type NotedLessonChange = LessonChange & { note: string | null }

export function toNotedLessonChange({ note, ...row }: Row): NotedLessonChange[] {
  return toLessonChange(row).map((change) => ({ ...change, note }))
}

/** What was changed of lessons that were planned on some days or are held on them, by timing. */
export async function readLessonChanges(
  database: Database,
  meant: AccessibleClassIds,
  first: WallDay,
  last: WallDay,
): Promise<Map<number, NotedLessonChange[]>> {
  // What began the day before may still go on.
  const before = addDays(first, -1)
  const rows = await database
    .selectFrom('lesson_changes')
    .innerJoin('class_timings', 'class_timings.id', 'lesson_changes.timing_id')
    .select(['timing_id', 'day', 'to_day', 'to_from', 'to_to', 'note'])
    .where('class_timings.class_id', 'in', meant)
    .where(({ and, eb, or }) =>
      or([
        and([eb('day', '>=', before), eb('day', '<=', last)]),
        and([eb('to_day', '>=', before), eb('to_day', '<=', last)]),
      ]),
    )
    .execute()
  const changes = new Map<number, NotedLessonChange[]>()
  for (const { timing_id, ...row } of rows) {
    const known = changes.get(timing_id)
    if (known) known.push(...toNotedLessonChange(row))
    else changes.set(timing_id, toNotedLessonChange(row))
  }
  return changes
}
