import type { Attendance } from '@maktab/contract/schema'

type Days = ReadonlyMap<string, Attendance['status']>

/** On how many days a student was there, of how many that are marked. */
export type AttendanceCount = { present: number; marked: number }

/** What is recorded of one student of a class, by day: there is one mark a day (decision 26). */
export function groupAttendanceByDay(
  records: readonly Attendance[],
  studentId: number,
): Map<string, Attendance['status']> {
  return new Map(records.filter(({ student }) => student.id === studentId).map(({ date, status }) => [date, status]))
}

export function countAttendance(days: Days): AttendanceCount {
  const all = [...days.values()]
  return { present: all.filter((status) => status === 'present').length, marked: all.length }
}

/** Whole percent; none of nothing. */
export function getAttendancePercent({ present, marked }: AttendanceCount): number {
  return marked === 0 ? 0 : Math.round((present / marked) * 100)
}

/** An attendance as it is shown: a number has one percent sign, whether or not it was typed; words stay words. */
export function formatAttendance(attendance: string | null | undefined): string {
  const text = attendance?.trim() ?? ''
  const bare = text.replace(/[\s%٪]+$/u, '')
  return /^[\p{Nd}.,٫]+$/u.test(bare) ? `${bare}%` : text
}

/** An attendance that is a percentage, as a number; undefined of words, and of what is more than all. */
export function parseAttendancePercent(attendance: string | null | undefined): number | undefined {
  const text = formatAttendance(attendance)
  if (!text.endsWith('%')) return undefined
  const digits = text.slice(0, -1).replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  const percent = Number(digits.replace(/[,٫]/, '.'))
  return digits !== '' && percent <= 100 ? percent : undefined
}

/** Names one state of a report: one that is written anew is new again. */
export function getReportKey(classId: number, courseId: number | undefined, day: string): string {
  return `${classId}-${courseId ?? 0}-${day}`
}
