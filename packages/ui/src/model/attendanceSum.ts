import type { Attendance } from '@maktab/contract/schema'

type Days = ReadonlyMap<string, Attendance['status']>

/** On how many days a student was there, of how many that are marked. */
export type AttendanceSum = { present: number; marked: number }

/** What is recorded of one student of a class, by day: there is one mark a day (decision 26). */
export function attendanceDays(records: readonly Attendance[], studentId: number): Map<string, Attendance['status']> {
  return new Map(records.filter(({ student }) => student.id === studentId).map(({ date, status }) => [date, status]))
}

export function attendanceSum(days: Days): AttendanceSum {
  const all = [...days.values()]
  return { present: all.filter((status) => status === 'present').length, marked: all.length }
}

/** Whole percent; none of nothing. */
export function percentOf({ present, marked }: AttendanceSum): number {
  return marked === 0 ? 0 : Math.round((present / marked) * 100)
}
