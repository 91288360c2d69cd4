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
import { formatAttendance } from '#lib/lessons/attendance.ts'
import { createRoster } from '#lib/people/personLabels.ts'

/** What `onSaveReport` gets: `id` is 0 for a new one. */
export type ReportDraft = ReportForm

/** One less than the wire takes, so that there is room for the percent sign; which alone is nothing. */
const attendance = refine(requiredText({ max: limits.attendance.max - 1 }), 'attendance', (text) => {
  if (text.trim() === '') return true
  return /[^\s%٪]/u.test(text) || encodeRule({ rule: 'required' })
})

/** Named as the wire names them, so that what the server says of a field finds it. */
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

/** The report on the student, class and course that stand in the form. */
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

/** Which students are in which classes, which teach which courses. */
export type ReportFormOptions = {
  courses: readonly TeacherCourse[]
  classes: readonly TeacherClass[]
  assignments: readonly ClassAssignment[]
  allotments: readonly Allotment[]
}

export type ReportChoice = {
  id: string
  label: string
  /** A student who is in no class that could be reported on. */
  isWithoutClass?: boolean
}

/** Whom and what a report is begun about. */
export type ReportPrefill = { student?: number | undefined; course?: number | undefined }

/** What stands in a new form: whom it is begun about, as far as they can be chosen. */
export function getPrefilledChoice(teaching: ReportFormOptions, { student, course }: ReportPrefill = {}): Chosen {
  const [courseId, studentId] = [course, student].map((id) => (id === undefined ? null : String(id)))
  const isTaught = getReportChoices(teaching, nothing, undefined).courses.some(({ id }) => id === courseId)
  return normalizeChoice(
    teaching,
    { courseId: isTaught ? (courseId ?? null) : null, studentId: studentId ?? null, classId: null },
    undefined,
  )
}

const nothing: Chosen = { courseId: null, studentId: null, classId: null }

/** What can be chosen, each narrowed by what stands before it; and always what the edited report holds. */
export function getReportChoices(
  teaching: ReportFormOptions,
  chosen: Chosen,
  held: Report | undefined,
): { courses: ReportChoice[]; students: ReportChoice[]; classes: ReportChoice[] } {
  const courses = [...teaching.courses.map(({ course }) => course), ...teaching.classes.flatMap((one) => one.courses)]
  return {
    courses: unique([...courses.map(toChoice), ...(held ? [toChoice(held.course)] : [])]),
    students: unique([...studentChoices(teaching, chosen.courseId), ...heldStudent(held)]),
    classes: unique([
      ...fittingClasses(teaching, chosen).map(({ id, title }) => ({ id: String(id), label: title })),
      ...(held?.class ? [{ id: String(held.class.id), label: held.class.title }] : []),
    ]),
  }
}

/** The same choice without what doesn't fit any more, and with what is the only possibility. */
export function normalizeChoice(teaching: ReportFormOptions, chosen: Chosen, held: Report | undefined): Chosen {
  const own = getReportChoices(teaching, { ...chosen, studentId: null }, held).students
  const studentId = own.some(({ id, isWithoutClass }) => id === chosen.studentId && !isWithoutClass)
    ? chosen.studentId
    : null
  const { classes } = getReportChoices(teaching, { ...chosen, studentId }, held)
  const [only, ...others] = fittingClasses(teaching, { ...chosen, studentId })
  const kept = classes.some(({ id }) => id === chosen.classId) ? chosen.classId : null
  const classId = kept ?? (studentId !== null && only && others.length === 0 ? String(only.id) : null)
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

function heldStudent(held: Report | undefined): ReportChoice[] {
  return held ? createRoster([held.student], [held]).map(({ id, label }) => ({ id: String(id), label })) : []
}

const toChoice = ({ id, name }: { id: number; name: string }): ReportChoice => ({ id: String(id), label: name })

/** The first of each. A student whom the report holds can stay chosen, in a class or not. */
function unique(choices: readonly ReportChoice[]): ReportChoice[] {
  const found = new Map<string, ReportChoice>()
  for (const choice of choices) {
    const known = found.get(choice.id)
    if (!known || (known.isWithoutClass && !choice.isWithoutClass)) found.set(choice.id, choice)
  }
  return [...found.values()]
}
