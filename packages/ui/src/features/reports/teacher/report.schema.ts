import { limits } from '@maktab/contract/limits/saveReport'
import type { Report, ReportForm } from '@maktab/contract/schema'
import { type Infer, object, refine } from 'superstruct'
import { encodeRule } from '#forms/Rule.ts'
import { requiredChoice, optionalText, requiredText } from '#forms/rules.ts'
import { formatAttendance } from '#lib/lessons/formatAttendance.ts'

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
