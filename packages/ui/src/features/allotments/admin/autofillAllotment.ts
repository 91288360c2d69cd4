import type { Allotment, Course, Student, Teacher, Suggestion, SuggestionList } from '@maktab/contract/schema'
import { isDeepEqual } from '#forms/formValues.ts'
import { readCourseTimes } from '#lib/lessons/readClassTimes.ts'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { type Remote, getListOrEmpty } from '#remote.ts'
import {
  type AllotmentValues,
  type AllotmentPrefill,
  emptySlot,
  getPreferredTimes,
  type Slot,
  isBlankSlot,
  getSlotKey,
} from './allotment.schema.ts'
import { readWeekdays } from '#lib/time/weekdays.ts'

/** The data from which a new allotment is filled in. */
export type AutofillSources = {
  prefill: AllotmentPrefill | undefined
  students: Remote<Student[]>
  courses: Remote<Course[]>
  teachers: Remote<Teacher[]>
  allotments: Remote<Allotment[]>
}

/** The current values, and the values without the user’s edits. */
type AutofilledValues = { values: AllotmentValues; untouched: AllotmentValues }

/** Updates the fields that depend on student and course; edited fields keep their values. */
export function autofillAllotment(form: AutofilledValues, sources: AutofillSources): AutofilledValues {
  const withStudent = setUntouched(form, 'studentId', studentOf(sources))
  const withCourse = setUntouched(withStudent, 'courseId', courseOf(withStudent.values, sources))
  const withTeacher = setUntouched(withCourse, 'teacherId', teacherOf(sources))
  return setUntouched(withTeacher, 'classTimes', timesOf(withTeacher.values, sources))
}

/** Undefined means that the value isn’t known yet. */
function setUntouched<Field extends keyof AllotmentValues>(
  form: AutofilledValues,
  field: Field,
  value: AllotmentValues[Field] | undefined,
): AutofilledValues {
  const { values, untouched } = form
  const isTouched = !isDeepEqual(values[field], untouched[field])
  if (value === undefined || isTouched || isDeepEqual(values[field], value)) return form
  return { values: { ...values, [field]: value }, untouched: { ...untouched, [field]: value } }
}

function studentOf({ prefill, students }: AutofillSources): string | undefined {
  return prefill?.student !== undefined && getListOrEmpty(students).some(({ id }) => id === prefill.student)
    ? String(prefill.student)
    : undefined
}

/** Inactive teachers can’t be selected. */
function teacherOf({ prefill, teachers }: AutofillSources): string | undefined {
  const teacher = getListOrEmpty(teachers).find(({ id }) => id === prefill?.teacher)
  return teacher && parseTeacherStatus(teacher.status).state === 'active' ? String(teacher.id) : undefined
}

/** The prefilled course if the student wants it; otherwise the only requested course without a teacher. */
function courseOf({ studentId }: AllotmentValues, sources: AutofillSources): string | null | undefined {
  const { prefill, students, courses, allotments } = sources
  if (students.state !== 'ready' || courses.state !== 'ready') return undefined
  const prefilled = courses.data.find(({ id }) => id === prefill?.course)
  const student = students.data.find(({ id }) => String(id) === studentId)
  if (!student) return prefilled && prefill?.student === undefined ? String(prefilled.id) : null
  const names = new Set(readCourseTimes(student.class_course_data).map(({ courseName }) => courseName))
  const requested = courses.data.filter(({ name }) => names.has(name))
  if (prefilled && (prefill?.student === undefined || prefill.student === student.id)) {
    if (prefill?.student === undefined || requested.includes(prefilled)) return String(prefilled.id)
    // A student whose requested times were deleted may still have paid.
    const bought = prefill.boughtCourses
    if (bought?.state === 'loading') return undefined
    if (bought?.state === 'ready' && bought.data.includes(prefilled.name)) return String(prefilled.id)
  }
  if (allotments.state === 'loading') return undefined
  const taught = new Set(
    getListOrEmpty(allotments).flatMap(({ student: { id }, course }) => (id === student.id ? [course.id] : [])),
  )
  const open = requested.filter(({ id }) => !taught.has(id))
  const [only, ...moreCourses] = open.length > 0 ? open : requested
  return only && moreCourses.length === 0 ? String(only.id) : null
}

function timesOf({ studentId, courseId }: AllotmentValues, { students, courses }: AutofillSources) {
  if (students.state !== 'ready' || courses.state !== 'ready') return undefined
  const student = students.data.find(({ id }) => String(id) === studentId)
  const course = courses.data.find(({ id }) => String(id) === courseId)
  const preferred = course ? getPreferredTimes(student?.class_course_data, course.name) : []
  return preferred.length > 0 ? preferred : [emptySlot()]
}

/** The teacher’s free preferred times as form slots. */
export function getFreeSlots({ free }: Suggestion): Slot[] {
  return free.map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
}

/** Whether the user typed the times, as opposed to autofill or a suggested teacher. */
export function areTimesEdited({ values, untouched }: AutofilledValues, { suggestions }: SuggestionList): boolean {
  return ![untouched.classTimes, ...suggestions.map(getFreeSlots)].some((own) => isDeepEqual(own, values.classTimes))
}

/** The filled-in times that these would replace. */
export function getReplacedSlots(slots: readonly Slot[], free: readonly Slot[]): Slot[] {
  if (free.length === 0) return []
  const freeKeys = new Set(free.map(getSlotKey))
  return slots.filter((slot) => !isBlankSlot(slot) && !freeKeys.has(getSlotKey(slot)))
}

/**
 * Selects the teacher with their free times. The times stay if the teacher has none free, or if all preferred times are
 * free and already filled in.
 */
export function applySuggestion(
  { values, untouched }: AutofilledValues,
  suggestion: Suggestion,
  wantedMinutes: number,
): AllotmentValues {
  const free = getFreeSlots(suggestion)
  const isFilledIn = isDeepEqual(values.classTimes, untouched.classTimes) && !values.classTimes.every(isBlankSlot)
  const keepsTimes = free.length === 0 || (isFilledIn && suggestion.freeMinutes >= wantedMinutes)
  return {
    ...values,
    teacherId: String(suggestion.teacher.id),
    classTimes: keepsTimes ? values.classTimes : free,
  }
}

/** How much of the student’s preferred time the teacher has free. */
export function getAvailability(
  { suggestions, wantedMinutes }: SuggestionList,
  teacherId: number,
): 'all' | 'some' | 'none' | 'notAsked' | 'notTeaching' {
  const suggestion = suggestions.find(({ teacher }) => teacher.id === teacherId)
  if (!suggestion) return 'notTeaching'
  if (wantedMinutes === 0) return 'notAsked'
  if (suggestion.freeMinutes === 0) return 'none'
  return suggestion.freeMinutes < wantedMinutes ? 'some' : 'all'
}

/** Puts suggested teachers first, by rank; the others keep their order. */
export function sortBySuggestion<One extends { id: number }>(
  teachers: readonly One[],
  suggestionList: SuggestionList | undefined,
): One[] {
  const rank = new Map(suggestionList?.suggestions.map(({ teacher }, index) => [teacher.id, index]))
  return teachers.toSorted((one, other) => (rank.get(one.id) ?? rank.size) - (rank.get(other.id) ?? rank.size))
}
