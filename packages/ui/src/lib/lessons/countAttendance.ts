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
