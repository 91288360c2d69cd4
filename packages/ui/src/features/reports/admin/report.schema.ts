import { limits } from '@maktab/contract/limits/editReport'
import type { Report, ReportEdit } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { requiredChoice, optionalText, requiredText } from '#forms/rules.ts'

/** What `onEditReport` gets. */
export type ReportDraft = ReportEdit

/** In the order in which 2§5 checks; named as the wire names them, so that what the server says finds its field. */
export const reportSchema = object({
  studentId: requiredChoice(),
  teacherId: requiredChoice(),
  classId: requiredChoice(),
  courseId: requiredChoice(),
  attendance: requiredText(limits.attendance),
  test_remarks: optionalText(limits.test_remarks),
  participation: optionalText(limits.participation),
  suggestions: optionalText(limits.suggestions),
})

export type ReportValues = Infer<typeof reportSchema>

export function toValues(report: Report): ReportValues {
  return {
    studentId: String(report.student.id),
    teacherId: String(report.teacher.id),
    classId: report.class ? String(report.class.id) : null,
    courseId: String(report.course.id),
    attendance: report.attendance,
    test_remarks: report.test_remarks ?? '',
    participation: report.participation ?? '',
    suggestions: report.suggestions ?? '',
  }
}

export function toRequest(values: ReportValues, opened: Report): ReportDraft {
  return {
    id: opened.id,
    classId: Number(values.classId),
    studentId: Number(values.studentId),
    teacherId: Number(values.teacherId),
    courseId: Number(values.courseId),
    attendance: values.attendance.trim(),
    test_remarks: values.test_remarks.trim(),
    participation: values.participation.trim(),
    suggestions: values.suggestions.trim(),
    ...(opened.version !== undefined && { version: opened.version }),
  }
}
