import type { Database } from '#database/openDatabase.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'

type ChosenTimings = { studentId: number; classTimings: { id: number }[] }
type Timing = { id: number; time_from: string; time_to: string }

/** Both databases limit how many values one statement carries. */
const MAX_ROWS = 1000

/**
 * The times chosen for each student, as they stand in the student’s allotments to this teacher (decision 13).
 * Refuses students who aren’t allotted to the teacher, and times that are none of theirs.
 */
export async function resolveChosenTimings(
  database: Database,
  teacherId: number,
  students: readonly ChosenTimings[],
): Promise<Map<number, Timing[]>> {
  const rows = await database
    .selectFrom('allotments')
    .leftJoin('allotment_timings', 'allotment_timings.allotment_id', 'allotments.id')
    .select(['allotments.student_id', 'allotment_timings.id', 'time_from', 'time_to'])
    .where('allotments.teacher_id', '=', teacherId)
    .where(
      'allotments.student_id',
      'in',
      students.map(({ studentId }) => studentId),
    )
    .execute()
  const allotted = Map.groupBy(rows, (row) => row.student_id)
  const chosen = new Map<number, Timing[]>()
  for (const [index, { studentId, classTimings }] of students.entries()) {
    const field = `students[${index}]`
    if (chosen.has(studentId)) throw invalidField(`${field}.studentId`, message('This student is in the list twice.'))
    const own = allotted.get(studentId)
    if (!own) throw invalidField(`${field}.studentId`, message('This student is not allotted to you.'))
    const timings = new Map<number, Timing>()
    for (const [at, { id }] of classTimings.entries()) {
      const timing = own.find((row) => row.id === id)
      const place = `${field}.classTimings[${at}].id`
      if (!timing) throw invalidField(place, message('This is not one of the student’s class times.'))
      if (timings.has(id)) throw invalidField(place, message('This class time is chosen twice.'))
      timings.set(id, { id, time_from: timing.time_from ?? '', time_to: timing.time_to ?? '' })
    }
    chosen.set(studentId, [...timings.values()])
  }
  return chosen
}

/** Gives links between students and a class their times, in place of those they had. */
export async function saveStudentTimings(
  database: Database,
  links: readonly { linkId: number; timings: readonly Timing[] }[],
): Promise<void> {
  await database
    .deleteFrom('class_student_timings')
    .where(
      'link_id',
      'in',
      links.map(({ linkId }) => linkId),
    )
    .execute()
  const rows = links.flatMap(({ linkId, timings }) =>
    timings.map(({ id, time_from, time_to }) => ({ link_id: linkId, timing_id: id, time_from, time_to })),
  )
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    await database
      .insertInto('class_student_timings')
      .values(rows.slice(start, start + MAX_ROWS))
      .execute()
  }
}
