import { missing } from '../Refusal.ts'

/** Attendance as it is kept: without the percent sign that screens put behind it (decision 32). */
export function reportAttendance(typed: string): string {
  const attendance = typed.replace(/[\s%٪]+$/u, '')
  if (attendance === '') throw missing('attendance', 'Attendance')
  return attendance
}
