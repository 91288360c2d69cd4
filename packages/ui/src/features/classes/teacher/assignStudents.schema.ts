import type { Weekday } from '@maktab/calendar/WallDay'
import type { Allotment, StudentAssignment } from '@maktab/contract/schema'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonLabels } from '#lib/people/personLabels.ts'
import { type Infer, array, nullable, object, refine, string } from 'superstruct'
import { type Rule, encodeRule } from '#forms/rules.ts'

type Timing = { id: number; from: string; to: string; days: Weekday[]; course: string }

/** A student allotted to the teacher, with all their preferred times. */
export type AssignableStudent = { id: number; label: string; timings: Timing[] }

/** Each allotted student once, with the times of all their allotments (decision 13). */
export function getAssignableStudents(allotments: readonly Allotment[]): AssignableStudent[] {
  const labels = getPersonLabels(allotments.map(({ student }) => student))
  const students = new Map<number, AssignableStudent>()
  for (const { student, course, student_class_timings: timings } of allotments) {
    const existing = students.get(student.id) ?? { id: student.id, label: labels.get(student.id) ?? '', timings: [] }
    const others = readClassTimes(timings).filter(({ id }) => !existing.timings.some((timing) => timing.id === id))
    students.set(student.id, {
      ...existing,
      timings: [
        ...existing.timings,
        ...others.map(({ id, from, to, days }) => ({ id, from, to, days, course: course.name })),
      ],
    })
  }
  return [...students.values()].toSorted((one, other) =>
    one.label.localeCompare(other.label, undefined, { numeric: true }),
  )
}

/** Argument of `onAssignStudents`. */
export type AssignStudentsDraft = StudentAssignment

const entry = object({ studentId: nullable(string()), classTimings: array(string()) })
const values = object({ classId: nullable(string()), students: array(entry) })

export type AssignmentEntry = Infer<typeof entry>
export type AssignStudentsValues = Infer<typeof values>

/** The three rules of 2§5, in order. Empty entries are skipped. */
export const assignStudentsSchema = refine(values, 'assignment', function* ({ classId, students }) {
  if (classId === null) yield createError(['classId'], 'noClass')
  if (getFilledEntries(students).length === 0) yield createError(['students', 0, 'studentId'], 'noStudent')
  for (const [index, { studentId, classTimings }] of students.entries()) {
    if (studentId !== null && classTimings.length === 0) {
      yield createError(['students', index, 'classTimings'], 'noStudentTimings')
    }
  }
})

const createError = (path: (string | number)[], rule: 'noClass' | 'noStudent' | 'noStudentTimings') => ({
  path,
  message: encodeRule({ rule } satisfies Rule),
})

export const newEntry = (): AssignmentEntry => ({ studentId: null, classTimings: [] })

export function toValues(classId: number | undefined): AssignStudentsValues {
  return { classId: classId === undefined ? null : String(classId), students: [newEntry()] }
}

export function toRequest(
  { classId, students }: AssignStudentsValues,
  assignable: readonly AssignableStudent[],
): AssignStudentsDraft {
  return {
    classId: Number(classId),
    students: getFilledEntries(students).map(({ entry: { studentId, classTimings } }) => ({
      studentId: Number(studentId),
      classTimings: (assignable.find(({ id }) => id === Number(studentId))?.timings ?? [])
        .filter(({ id }) => classTimings.includes(String(id)))
        .map(({ id, from, to }) => ({ id, preferred_time_from: from, preferred_time_to: to })),
    })),
  }
}

/** Maps server errors to form fields: the form may have empty entries, and has a single field for all timings. */
export function toFormField({ students }: AssignStudentsValues): (field: string) => string {
  const filled = getFilledEntries(students)
  return (field) => {
    const [, sent, rest = ''] = /^students\[(\d+)\](.*)$/.exec(field) ?? []
    const index = sent === undefined ? undefined : filled[Number(sent)]?.index
    return index === undefined
      ? field
      : `students[${index}].${rest.startsWith('.classTimings') ? 'classTimings' : 'studentId'}`
  }
}

function getFilledEntries(students: readonly AssignmentEntry[]): { entry: AssignmentEntry; index: number }[] {
  return students.flatMap((one, index) => (one.studentId === null ? [] : [{ entry: one, index }]))
}
