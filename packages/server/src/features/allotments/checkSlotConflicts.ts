import { checkScheduleConflicts } from '../timetable/checkScheduleConflicts.ts'
import { toWeeklySeries } from '../timetable/weeklySeries.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { serializeWeekdays } from '#validation/weekdays.ts'

type Context = Pick<OperationRequest<'createAllotment'>, 'database' | 'services' | 'now'>
type Form = OperationRequest<'createAllotment'>['body']

/** Rejects slots that conflict with the schedule of the teacher or the student; `own` is the allotment being edited. */
export async function checkSlotConflicts(place: Context, form: Form, own: number): Promise<void> {
  const { teacherId, courseId, studentId, classTimes, goOn } = form
  const storedDays = await readStoredDays(place.database, own)
  // Duplicate slots are rejected when they are saved.
  const takeDays = (id: number) => {
    const days = storedDays.get(id) ?? null
    storedDays.delete(id)
    return days
  }
  const times = classTimes.map(({ id = 0, from, to, days }) =>
    toWeeklySeries({ time_from: from, time_to: to, days: days ? serializeWeekdays(days) : takeDays(id) }),
  )
  await checkScheduleConflicts(
    place,
    { kind: 'allotment', teacherId, courseId, studentIds: [studentId], editing: { id: own }, times },
    { goOn, isAdmin: true, fieldOf: (index) => `classTimes[${index}]` },
  )
}

/** The stored days of the slots, which stay if a form names none. */
async function readStoredDays(database: Context['database'], allotmentId: number): Promise<Map<number, string | null>> {
  const rows = await database
    .selectFrom('allotment_timings')
    .select(['id', 'days'])
    .where('allotment_id', '=', allotmentId)
    .execute()
  return new Map(rows.map(({ id, days }) => [id, days]))
}
