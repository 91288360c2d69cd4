import { checkClashes } from '../clashes/checkClashes.ts'
import { seriesOf } from '../clashes/seriesOf.ts'
import type { Call } from '../contract/Handler.ts'
import { studentsOfClass } from './studentsOfClass.ts'

type Edit = {
  classId: number
  timingId: number
  time: { time_from: string; time_to: string; days?: string | null }
  run: { starts?: string | null; ends?: string | null }
  goOn: boolean | undefined
  isAdmin: boolean
}
type Place = Pick<Call<'editClass'>, 'database' | 'services' | 'now'>

/** Refuses a change of a class by which its teacher or a student would have two things at once. */
export async function checkEdit(place: Place, { classId, timingId, time, run, goOn, isAdmin }: Edit): Promise<void> {
  const before = await place.database
    .selectFrom('classes')
    .innerJoin('class_timings', 'class_timings.class_id', 'classes.id')
    .select(['teacher_id', 'classes.starts', 'classes.ends', 'time_from', 'time_to', 'days'])
    .select(['class_timings.starts as timing_starts', 'class_timings.ends as timing_ends'])
    .where('class_timings.id', '=', timingId)
    .where('classes.id', '=', classId)
    .executeTakeFirst()
  // That there is no such timing is said where it is changed.
  if (!before) return
  const after = { ...before, ...time, ...run }
  const timing = { starts: before.timing_starts, ends: before.timing_ends }
  const same = (['time_from', 'time_to', 'days', 'starts', 'ends'] as const).every((key) => after[key] === before[key])
  // Another title or link disturbs nobody: what clashed before was allowed then.
  if (same) return
  await checkClashes(
    place,
    {
      kind: 'class',
      teacherId: before.teacher_id,
      studentIds: await studentsOfClass(place.database, classId),
      own: { id: classId, timingId },
      times: [seriesOf(after, after, timing)],
    },
    { goOn, isAdmin, fieldOf: () => 'classTime' },
  )
}
