import { invalid } from '../Refusal.ts'

/** Attendance as it is kept: without the percent sign that screens put behind it (decision 32). */
export function reportAttendance(typed: string): string {
  const attendance = typed.trim().replace(/[\s%٪]+$/u, '')
  if (attendance === '') throw invalid('attendance', 'Attendance is required')
  return attendance
}

/** A text that a report can’t do without. */
export function requiredReportText(
  field: string,
  label: 'Test remarks' | 'Class participation',
  typed: string,
): string {
  const text = typed.trim()
  if (text === '') throw invalid(field, `${label} is required`)
  return text
}
