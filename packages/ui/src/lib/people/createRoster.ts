import type { Allotment, StudentCode } from '@maktab/contract/schema'
import { getPersonCode } from './personLabel.ts'
import { personLabels } from './personLabels.ts'

export type RosterStudent = {
  id: number
  code: string
  /** Empty where nobody told it. */
  name: string
  /** Code and name in one line; never blank. */
  label: string
}

/** The students of a class with their names, which a class’s list lacks and the allotments have (decision 12). */
export function createRoster(
  students: readonly StudentCode[],
  allotments: readonly Pick<Allotment, 'student'>[],
): RosterStudent[] {
  const names = new Map(allotments.map(({ student }) => [student.id, student.name.trim()]))
  const known = students.map(({ id, std_id }) => ({ id, std_id, name: names.get(id) ?? '' }))
  const labels = personLabels(
    known.map((student) => ({
      ...student,
      name: !student.name && !student.std_id?.trim() ? `#${student.id}` : student.name,
    })),
  )
  return known.map(({ id, std_id, name }) => ({
    id,
    code: getPersonCode({ std_id }),
    name,
    label: labels.get(id) ?? '',
  }))
}
