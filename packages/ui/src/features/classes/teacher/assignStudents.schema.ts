import type { Weekday } from '@maktab/calendar/WallDay'
import type { Allotment, StudentAssignment } from '@maktab/contract/schema'
import { type ClassTime, readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonLabels } from '#lib/people/personLabels.ts'
import { type Infer, array, nullable, object, record, refine, string } from 'superstruct'
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

const values = object({
  classId: nullable(string()),
  /** The ids of the chosen students. */
  students: array(string()),
  /** The chosen times by `getTimingsKey`. */
  timings: record(string(), array(string())),
})

export type AssignStudentsValues = Infer<typeof values>

/** The key of a student's times: Formik would take a number for an index. */
export const getTimingsKey = (studentId: string | number) => `student${studentId}` as const

/** The three rules of 2§5, in order. */
export const assignStudentsSchema = refine(values, 'assignment', function* ({ classId, students, timings }) {
  if (classId === null) yield createError(['classId'], 'noClass')
  if (students.length === 0) yield createError(['students'], 'noStudent')
  for (const id of students) {
    const key = getTimingsKey(id)
    if ((timings[key] ?? []).length === 0) yield createError(['timings', key], 'noStudentTimings')
  }
})

const createError = (path: string[], rule: 'noClass' | 'noStudent' | 'noStudentTimings') => ({
  path,
  message: encodeRule({ rule } satisfies Rule),
})

export function toValues(classId: number | undefined): AssignStudentsValues {
  return { classId: classId === undefined ? null : String(classId), students: [], timings: {} }
}

/** The times to start with: the only one, or those at which the class meets. */
export function suggestTimings({ timings }: AssignableStudent, classTimes: readonly ClassTime[]): string[] {
  const suited =
    timings.length === 1
      ? timings
      : timings.filter(({ from, to }) => classTimes.some((time) => time.from === from && time.to === to))
  return suited.map(({ id }) => String(id))
}

export function toRequest(
  { classId, students, timings: chosen }: AssignStudentsValues,
  assignable: readonly AssignableStudent[],
): AssignStudentsDraft {
  return {
    classId: Number(classId),
    students: students.map((studentId) => ({
      studentId: Number(studentId),
      classTimings: (assignable.find(({ id }) => id === Number(studentId))?.timings ?? [])
        .filter(({ id }) => chosen[getTimingsKey(studentId)]?.includes(String(id)))
        .map(({ id, from, to }) => ({ id, preferred_time_from: from, preferred_time_to: to })),
    })),
  }
}

/** Maps server errors to form fields: the form has a single field for all times of a student. */
export function toFormField({ students }: AssignStudentsValues): (field: string) => string {
  return (field) => {
    const [, sent, rest = ''] = /^students\[(\d+)\](.*)$/.exec(field) ?? []
    const studentId = sent === undefined ? undefined : students[Number(sent)]
    if (studentId === undefined) return field
    return rest.startsWith('.classTimings') ? `timings.${getTimingsKey(studentId)}` : 'students'
  }
}
