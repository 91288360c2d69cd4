import type { StudentAssignment } from '@maktab/contract/schema'
import { type Infer, array, nullable, object, refine, string } from 'superstruct'
import { type Rule, encodeRule } from '#forms/Rule.ts'
import type { AssignableStudent } from './getAssignableStudents.ts'

/** What `onAssignStudents` gets. */
export type AssignmentDraft = StudentAssignment

const entry = object({ studentId: nullable(string()), classTimings: array(string()) })
const values = object({ classId: nullable(string()), students: array(entry) })

export type AssignmentEntry = Infer<typeof entry>
export type AssignmentValues = Infer<typeof values>

/** The three rules of 2§5, in their order. An entry that was left empty is none. */
export const assignmentSchema = refine(values, 'assignment', function* ({ classId, students }) {
  if (classId === null) yield broken(['classId'], 'noClass')
  if (filledOf(students).length === 0) yield broken(['students', 0, 'studentId'], 'noStudent')
  for (const [index, { studentId, classTimings }] of students.entries()) {
    if (studentId !== null && classTimings.length === 0) {
      yield broken(['students', index, 'classTimings'], 'noStudentTimings')
    }
  }
})

const broken = (path: (string | number)[], rule: 'noClass' | 'noStudent' | 'noStudentTimings') => ({
  path,
  message: encodeRule({ rule } satisfies Rule),
})

export const newEntry = (): AssignmentEntry => ({ studentId: null, classTimings: [] })

export function toValues(classId: number | undefined): AssignmentValues {
  return { classId: classId === undefined ? null : String(classId), students: [newEntry()] }
}

export function toRequest(
  { classId, students }: AssignmentValues,
  assignable: readonly AssignableStudent[],
): AssignmentDraft {
  return {
    classId: Number(classId),
    students: filledOf(students).map(({ entry: { studentId, classTimings } }) => ({
      studentId: Number(studentId),
      classTimings: (assignable.find(({ id }) => id === Number(studentId))?.timings ?? [])
        .filter(({ id }) => classTimings.includes(String(id)))
        .map(({ id, from, to }) => ({ id, preferred_time_from: from, preferred_time_to: to })),
    })),
  }
}

/** What was refused, by the form's own fields: it may have empty entries, and it chooses all timings in one field. */
export function toFormField({ students }: AssignmentValues): (field: string) => string {
  const filled = filledOf(students)
  return (field) => {
    const [, sent, rest = ''] = /^students\[(\d+)\](.*)$/.exec(field) ?? []
    const index = sent === undefined ? undefined : filled[Number(sent)]?.index
    return index === undefined
      ? field
      : `students[${index}].${rest.startsWith('.classTimings') ? 'classTimings' : 'studentId'}`
  }
}

function filledOf(students: readonly AssignmentEntry[]): { entry: AssignmentEntry; index: number }[] {
  return students.flatMap((one, index) => (one.studentId === null ? [] : [{ entry: one, index }]))
}
