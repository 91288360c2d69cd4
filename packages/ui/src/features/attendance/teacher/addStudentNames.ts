import type { Allotment, Attendance } from '@maktab/contract/schema'
import { type RosterStudent, createRoster } from '#lib/people/createRoster.ts'

/** A mark with whom it is of; students who have left the class keep theirs. */
export type NamedRecord = { record: Attendance; student: RosterStudent }

/** The marks of a class with the students' names, the newest first. */
export function addStudentNames(
  records: readonly Attendance[],
  allotments: readonly Pick<Allotment, 'student'>[],
): NamedRecord[] {
  const known = new Map(
    createRoster(
      records.map(({ student }) => student),
      allotments,
    ).map((one) => [one.id, one]),
  )
  return records
    .flatMap((record) => {
      const student = known.get(record.student.id)
      return student ? [{ record, student }] : []
    })
    .toSorted((one, other) => other.record.date.localeCompare(one.record.date))
}
