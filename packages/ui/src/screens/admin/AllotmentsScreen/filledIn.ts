import type { Allotment, Course, Student, Teacher } from '@maktab/contract/schema'
import { isSameValue } from '#forms/isSameValue.ts'
import { courseTimes } from '#model/courseTimes.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import { type Remote, listOf } from '#remote.ts'
import { type AllotmentValues, type Beginning, emptySlot } from './allotment.schema.ts'
import { wishedTimes } from './slots.ts'

/** What a new allotment is filled in from. */
export type Known = {
  begin: Beginning | undefined
  students: Remote<Student[]>
  courses: Remote<Course[]>
  teachers: Remote<Teacher[]>
  allotments: Remote<Allotment[]>
}

/** What stands in the form, and what would if nobody had touched it. */
export type Filled = { values: AllotmentValues; untouched: AllotmentValues }

/** The form with what follows from its student and its course; a field that somebody touched stays as it is. */
export function filledIn(form: Filled, known: Known): Filled {
  const ofStudent = put(form, 'studentId', studentOf(known))
  const ofCourse = put(ofStudent, 'courseId', courseOf(ofStudent.values, known))
  const ofTeacher = put(ofCourse, 'teacherId', teacherOf(known))
  return put(ofTeacher, 'classTimes', timesOf(ofTeacher.values, known))
}

/** Undefined says that nobody knows yet. */
function put<Field extends keyof AllotmentValues>(
  form: Filled,
  field: Field,
  wanted: AllotmentValues[Field] | undefined,
): Filled {
  const { values, untouched } = form
  const isTouched = !isSameValue(values[field], untouched[field])
  if (wanted === undefined || isTouched || isSameValue(values[field], wanted)) return form
  return { values: { ...values, [field]: wanted }, untouched: { ...untouched, [field]: wanted } }
}

function studentOf({ begin, students }: Known): string | undefined {
  return begin?.student !== undefined && listOf(students).some(({ id }) => id === begin.student)
    ? String(begin.student)
    : undefined
}

/** Whoever doesn’t teach now can’t be chosen. */
function teacherOf({ begin, teachers }: Known): string | undefined {
  const teacher = listOf(teachers).find(({ id }) => id === begin?.teacher)
  return teacher && teacherStatus(teacher.status).state === 'active' ? String(teacher.id) : undefined
}

/** The course that was begun with, where the student wants it; else the only one they asked for that nobody teaches them. */
function courseOf({ studentId }: AllotmentValues, known: Known): string | null | undefined {
  const { begin, students, courses, allotments } = known
  if (students.state !== 'ready' || courses.state !== 'ready') return undefined
  const begun = courses.data.find(({ id }) => id === begin?.course)
  const student = students.data.find(({ id }) => String(id) === studentId)
  if (!student) return begun && begin?.student === undefined ? String(begun.id) : null
  const names = new Set(courseTimes(student.class_course_data).map(({ courseName }) => courseName))
  const asked = courses.data.filter(({ name }) => names.has(name))
  if (begun && (begin?.student === undefined || begin.student === student.id)) {
    if (begin?.student === undefined || asked.includes(begun)) return String(begun.id)
    // Whose times were deleted may have paid all the same.
    const bought = begin.bought
    if (bought?.state === 'loading') return undefined
    if (bought?.state === 'ready' && bought.data.includes(begun.name)) return String(begun.id)
  }
  if (allotments.state === 'loading') return undefined
  const taught = new Set(
    listOf(allotments).flatMap(({ student: { id }, course }) => (id === student.id ? [course.id] : [])),
  )
  const open = asked.filter(({ id }) => !taught.has(id))
  const [only, ...others] = open.length > 0 ? open : asked
  return only && others.length === 0 ? String(only.id) : null
}

function timesOf({ studentId, courseId }: AllotmentValues, { students, courses }: Known) {
  if (students.state !== 'ready' || courses.state !== 'ready') return undefined
  const student = students.data.find(({ id }) => String(id) === studentId)
  const course = courses.data.find(({ id }) => String(id) === courseId)
  const wished = course ? wishedTimes(student?.class_course_data, course.name) : []
  return wished.length > 0 ? wished : [emptySlot()]
}
