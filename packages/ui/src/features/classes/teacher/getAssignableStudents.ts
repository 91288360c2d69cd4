import type { Weekday } from '@maktab/calendar/Weekday'
import type { Allotment } from '@maktab/contract/schema'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { personLabels } from '#lib/people/personLabels.ts'

type Timing = { id: number; from: string; to: string; days: Weekday[]; course: string }

/** A student who is allotted to the teacher, with every time that is preferred. */
export type AssignableStudent = { id: number; label: string; timings: Timing[] }

/** Each allotted student once, with the times of all allotments (decision 13). */
export function getAssignableStudents(allotments: readonly Allotment[]): AssignableStudent[] {
  const labels = personLabels(allotments.map(({ student }) => student))
  const students = new Map<number, AssignableStudent>()
  for (const { student, course, student_class_timings: timings } of allotments) {
    const known = students.get(student.id) ?? { id: student.id, label: labels.get(student.id) ?? '', timings: [] }
    const others = readClassTimes(timings).filter(({ id }) => !known.timings.some((timing) => timing.id === id))
    students.set(student.id, {
      ...known,
      timings: [
        ...known.timings,
        ...others.map(({ id, from, to, days }) => ({ id, from, to, days, course: course.name })),
      ],
    })
  }
  return [...students.values()].toSorted((one, other) =>
    one.label.localeCompare(other.label, undefined, { numeric: true }),
  )
}
