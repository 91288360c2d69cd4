import type { Attendance, OwnAttendance } from '@maktab/contract/schema'

type Days = ReadonlyMap<string, Attendance['status']>

/** Number of days a student was present, and number of marked days. */
export type AttendanceCount = { present: number; marked: number }

/** Attendance of one student in a class by day; there is one mark per day (decision 26). */
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

/** Rounded percentage of present days; 0 if none is marked. */
export function getAttendancePercent({ present, marked }: AttendanceCount): number {
  return marked === 0 ? 0 : Math.round((present / marked) * 100)
}

/** Formats an attendance for display: numbers get exactly one percent sign, other text stays unchanged. */
export function formatAttendance(attendance: string | null | undefined): string {
  const text = attendance?.trim() ?? ''
  const bare = text.replace(/[\s%٪]+$/u, '')
  return /^[\p{Nd}.,٫]+$/u.test(bare) ? `${bare}%` : text
}

/** Parses an attendance as a percentage; undefined for other text and for more than 100 %. */
export function parseAttendancePercent(attendance: string | null | undefined): number | undefined {
  const text = formatAttendance(attendance)
  if (!text.endsWith('%')) return undefined
  const digits = text.slice(0, -1).replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
  const percent = Number(digits.replace(/[,٫]/, '.'))
  return digits !== '' && percent <= 100 ? percent : undefined
}

/** Identifies a version of a report: a rewritten report gets a new key. */
export function getReportKey(classId: number, courseId: number | undefined, day: string): string {
  return `${classId}-${courseId ?? 0}-${day}`
}

export type AttendanceStatus = 'absent' | 'excused' | 'present'

const statusOrder = ['absent', 'excused', 'present'] as const satisfies readonly AttendanceStatus[]

/**
 * A student’s attendance of each day, each status once and absences first. Excuses count only on days without
 * attendance.
 */
export function getAttendanceByDay({
  marks,
  excuses = [],
}: Pick<OwnAttendance, 'marks' | 'excuses'>): Map<string, readonly AttendanceStatus[]> {
  const statuses = new Map<string, Set<AttendanceStatus>>()
  const add = (day: string, status: AttendanceStatus) =>
    statuses.set(day, new Set([...(statuses.get(day) ?? []), status]))
  for (const { date, status } of marks) add(date, status)
  const marked = new Set(statuses.keys())
  for (const { date } of excuses) if (!marked.has(date)) add(date, 'excused')
  return new Map([...statuses].map(([day, found]) => [day, statusOrder.filter((status) => found.has(status))]))
}
