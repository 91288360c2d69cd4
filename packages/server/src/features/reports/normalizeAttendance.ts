import { missingField } from '#lib/HttpError.ts'

/** Attendance as it is kept: without the percent sign that screens put behind it (decision 32). */
export function normalizeAttendance(typed: string): string {
  const attendance = typed.replace(/[\s%٪]+$/u, '')
  if (attendance === '') throw missingField('attendance', 'Attendance')
  return attendance
}
