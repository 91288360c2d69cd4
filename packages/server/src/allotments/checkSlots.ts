import { checkClashes } from '../clashes/checkClashes.ts'
import { seriesOf } from '../clashes/seriesOf.ts'
import type { Call } from '../contract/Handler.ts'
import { keepDays } from '../fields/weekdays.ts'

type Place = Pick<Call<'createAllotment'>, 'database' | 'services' | 'now'>
type Form = Call<'createAllotment'>['body']

/** Refuses slots at which the teacher or the student has something else; `own` is the allotment that has them. */
export async function checkSlots(place: Place, form: Form, own: number): Promise<void> {
  const { teacherId, courseId, studentId, classTimes, goOn } = form
  const times = classTimes.map(({ from, to, days }) => seriesOf({ time_from: from, time_to: to, days: keepDays(days) }))
  await checkClashes(
    place,
    { kind: 'allotment', teacherId, courseId, studentIds: [studentId], own: { id: own }, times },
    { goOn, isAdmin: true, fieldOf: (index) => `classTimes[${index}]` },
  )
}
