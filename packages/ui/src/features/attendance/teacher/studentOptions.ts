import type { Allotment, Attendance } from '@maktab/contract/schema'
import type { Options } from '#components/Select/Option.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { type RosterStudent, createRoster } from '#lib/people/createRoster.ts'

/** The class’s students to choose from, and whoever a mark is of that is being edited, in the class or not. */
export function createStudentOptions(
  students: Remote<readonly RosterStudent[]>,
  record: Attendance | undefined,
  allotments: readonly Pick<Allotment, 'student'>[],
): Options {
  const own = record ? createRoster([record.student], allotments) : []
  if (students.state !== 'ready') return record ? own.map(toOption) : students
  return mapRemote(students, (all) => {
    const others = own.filter(({ id }) => !all.some((student) => student.id === id))
    return [...all, ...others].map(toOption)
  })
}

const toOption = ({ id, label }: RosterStudent) => ({ id: String(id), label })
