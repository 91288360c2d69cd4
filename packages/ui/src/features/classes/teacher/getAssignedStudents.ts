import type { Allotment, ClassAssignment } from '@maktab/contract/schema'
import { type RosterStudent, createRoster } from '#lib/people/createRoster.ts'

/** Who is in a class, with the name that the list of classes lacks (decision 12). */
export type AssignedStudent = { assignment: ClassAssignment; student: RosterStudent }

export function getAssignedStudents(
  assignments: readonly ClassAssignment[],
  allotments: readonly Pick<Allotment, 'student'>[],
): AssignedStudent[] {
  const students = createRoster(
    assignments.map(({ student }) => student),
    allotments,
  )
  return assignments.flatMap((assignment, index) => {
    const student = students[index]
    return student ? [{ assignment, student }] : []
  })
}
