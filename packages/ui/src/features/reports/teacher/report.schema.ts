import { limits } from '@maktab/contract/limits/saveReport'
import type {
  Report,
  ReportForm,
  Allotment,
  ClassAssignment,
  TeacherClass,
  TeacherCourse,
} from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import { encodeRule, requiredChoice, optionalText, requiredText } from '#forms/rules.ts'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { createRoster } from '#lib/people/personLabels.ts'

/** Argument of `onSaveReport`; `id` is 0 for a new report. */
export type ReportDraft = ReportForm

/** One character less than the API allows, to leave room for the percent sign. A percent sign alone is invalid. */
const attendance = refine(requiredText({ max: limits.attendance.max - 1 }), 'attendance', (text) => {
  if (text.trim() === '') return true
  return /[^\s%٪]/u.test(text) || encodeRule({ rule: 'required' })
})

/** Field names of the API, so that server errors map to fields. */
export const reportSchema = object({
  courseId: requiredChoice(),
  studentId: requiredChoice(),
  classId: requiredChoice(),
  attendance,
  testRemarks: requiredText(limits.testRemarks),
  classParticipation: requiredText(limits.classParticipation),
  suggestions: optionalText(limits.suggestions),
})

export type ReportValues = Infer<typeof reportSchema>

export function toValues(report: Report | undefined): ReportValues {
  return {
    courseId: report ? String(report.course.id) : null,
    studentId: report ? String(report.student.id) : null,
    classId: report?.class ? String(report.class.id) : null,
    attendance: formatAttendance(report?.attendance),
    testRemarks: report?.test_remarks ?? '',
    classParticipation: report?.participation ?? '',
    suggestions: report?.suggestions ?? '',
  }
}

export function toRequest(values: ReportValues, report: Report | undefined): ReportDraft {
  return {
    id: report?.id ?? 0,
    classId: Number(values.classId),
    studentId: Number(values.studentId),
    courseId: Number(values.courseId),
    attendance: formatAttendance(values.attendance),
    testRemarks: values.testRemarks.trim(),
    classParticipation: values.classParticipation.trim(),
    suggestions: values.suggestions.trim(),
    ...(report?.version !== undefined && { version: report.version }),
  }
}

/** Finds the existing report on the same student, class and course. */
export function findReportOnSubject(
  reports: readonly Report[],
  { classId, studentId, courseId }: Pick<ReportValues, 'classId' | 'studentId' | 'courseId'>,
): Report | undefined {
  return reports.find(
    (report) =>
      String(report.class?.id) === classId &&
      String(report.student.id) === studentId &&
      String(report.course.id) === courseId,
  )
}

type Chosen = Pick<ReportValues, 'courseId' | 'studentId' | 'classId'>

/** Data for the selects of the report form. */
export type ReportFormOptions = {
  courses: readonly TeacherCourse[]
  classes: readonly TeacherClass[]
  assignments: readonly ClassAssignment[]
  allotments: readonly Allotment[]
}

export type ReportChoice = {
  id: string
  label: string
  /** A student without a class to report on. */
  isWithoutClass?: boolean
}

/** Student, course and class of a new report. */
export type ReportPrefill = {
  student?: number | undefined
  course?: number | undefined
  class?: number | undefined
}

/**
 * Initial choice of a new report; ignores options that don’t exist. In a class with several courses the course is the
 * one that the student is allotted.
 */
export function getPrefilledChoice(teaching: ReportFormOptions, prefill: ReportPrefill = {}): Chosen {
  const course = prefill.course ?? findAllottedCourse(teaching, prefill)
  const [courseId, studentId, classId] = [course, prefill.student, prefill.class].map((id) =>
    id === undefined ? null : String(id),
  )
  const isTaught = getReportChoices(teaching, nothing, undefined).courses.some(({ id }) => id === courseId)
  return normalizeChoice(
    teaching,
    { courseId: isTaught ? (courseId ?? null) : null, studentId: studentId ?? null, classId: classId ?? null },
    undefined,
  )
}

/** The only course of a class that a student is allotted; undefined if there are none or several. */
function findAllottedCourse(
  { classes, allotments }: ReportFormOptions,
  { student, class: classId }: ReportPrefill,
): number | undefined {
  const courses = classes.find(({ id }) => id === classId)?.courses ?? []
  const [only, ...others] = courses.filter((course) =>
    allotments.some((one) => one.student.id === student && one.course.id === course.id),
  )
  return others.length === 0 ? only?.id : undefined
}

const nothing: Chosen = { courseId: null, studentId: null, classId: null }

/** Options of each field, narrowed by the preceding ones; always includes the records of the edited report. */
export function getReportChoices(
  teaching: ReportFormOptions,
  chosen: Chosen,
  current: Report | undefined,
): { courses: ReportChoice[]; students: ReportChoice[]; classes: ReportChoice[] } {
  const courses = [...teaching.courses.map(({ course }) => course), ...teaching.classes.flatMap((one) => one.courses)]
  return {
    courses: unique([...courses.map(toChoice), ...(current ? [toChoice(current.course)] : [])]),
    students: unique([...studentChoices(teaching, chosen.courseId), ...currentStudent(current)]),
    classes: unique([
      ...fittingClasses(teaching, chosen).map(({ id, title }) => ({ id: String(id), label: title })),
      ...(current?.class ? [{ id: String(current.class.id), label: current.class.title }] : []),
    ]),
  }
}

/** Clears options that no longer fit and selects single remaining ones. */
export function normalizeChoice(teaching: ReportFormOptions, chosen: Chosen, current: Report | undefined): Chosen {
  const studentOptions = getReportChoices(teaching, { ...chosen, studentId: null }, current).students
  const studentId = studentOptions.some(({ id, isWithoutClass }) => id === chosen.studentId && !isWithoutClass)
    ? chosen.studentId
    : null
  const { classes } = getReportChoices(teaching, { ...chosen, studentId }, current)
  const [only, ...others] = fittingClasses(teaching, { ...chosen, studentId })
  const validClassId = classes.some(({ id }) => id === chosen.classId) ? chosen.classId : null
  const classId = validClassId ?? (studentId !== null && only && others.length === 0 ? String(only.id) : null)
  const [course, ...more] = teaching.classes.find(({ id }) => String(id) === classId)?.courses ?? []
  const courseId = chosen.courseId ?? (course && more.length === 0 ? String(course.id) : null)
  return { courseId, studentId, classId }
}

function fittingClasses({ classes, assignments }: ReportFormOptions, { courseId, studentId }: Omit<Chosen, 'classId'>) {
  const isIn = (classId: number) =>
    assignments.some(({ classID, student }) => classID === classId && String(student.id) === studentId)
  return classes
    .filter(({ courses }) => courseId === null || courses.some(({ id }) => String(id) === courseId))
    .filter(({ id }) => studentId === null || isIn(id))
}

function studentChoices(teaching: ReportFormOptions, courseId: string | null): ReportChoice[] {
  const classes = new Set(fittingClasses(teaching, { courseId, studentId: null }).map(({ id }) => id))
  const inClass = teaching.assignments.filter(({ classID }) => classes.has(classID)).map(({ student }) => student)
  const allotted = teaching.allotments
    .filter(({ course }) => courseId === null || String(course.id) === courseId)
    .map(({ student: { id, std_id } }) => ({ id, std_id }))
  return createRoster([...inClass, ...allotted], teaching.allotments).map(({ id, label }) => ({
    id: String(id),
    label,
    ...(!inClass.some((one) => one.id === id) && { isWithoutClass: true }),
  }))
}

function currentStudent(current: Report | undefined): ReportChoice[] {
  return current ? createRoster([current.student], [current]).map(({ id, label }) => ({ id: String(id), label })) : []
}

const toChoice = ({ id, name }: { id: number; name: string }): ReportChoice => ({ id: String(id), label: name })

/** Keeps the first of each id, but prefers one with a class. */
function unique(choices: readonly ReportChoice[]): ReportChoice[] {
  const byId = new Map<string, ReportChoice>()
  for (const choice of choices) {
    const existing = byId.get(choice.id)
    if (!existing || (existing.isWithoutClass && !choice.isWithoutClass)) byId.set(choice.id, choice)
  }
  return [...byId.values()]
}
