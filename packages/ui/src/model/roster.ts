import type { Allotment, StudentCode } from '@maktab/contract/schema'
import { codeOf, personLabel } from './personLabel.ts'

export type RosterStudent = {
  id: number
  code: string
  /** Empty where nobody told it. */
  name: string
  /** Code and name in one line; never blank. */
  label: string
}

/** The students of a class with their names, which a class’s list lacks and the allotments have (decision 12). */
export function rosterOf(
  students: readonly StudentCode[],
  allotments: readonly Pick<Allotment, 'student'>[],
): RosterStudent[] {
  const names = new Map(allotments.map(({ student }) => [student.id, student.name.trim()]))
  return students.map(({ id, std_id }) => {
    const name = names.get(id) ?? ''
    const code = codeOf({ std_id })
    return { id, code, name, label: personLabel({ std_id, name: !name && code === 'N/A' ? `#${id}` : name }) }
  })
}
