import type { Attendance, AttendanceForm } from '@maktab/contract/schema'
import { type Infer, enums, object } from 'superstruct'
import { requiredChoice } from '#forms/rules.ts'
import { requiredDay } from '#forms/timeRules.ts'

/** Argument of `onSaveAttendance`; `recordId` is 0 for a new mark. */
export type AttendanceDraft = Omit<AttendanceForm, 'classId'> & { recordId: number }

export function attendanceSchema(today: string) {
  return object({ studentId: requiredChoice(), date: requiredDay({ today }), status: enums(['present', 'absent']) })
}

export type AttendanceValues = Infer<ReturnType<typeof attendanceSchema>>

export function toValues(record: Attendance | undefined, day: string): AttendanceValues {
  return {
    studentId: record ? String(record.student.id) : null,
    date: record?.date ?? day,
    status: record?.status ?? 'present',
  }
}

export function toRequest(
  { studentId, date, status }: AttendanceValues,
  record: Attendance | undefined,
): AttendanceDraft {
  return {
    recordId: record?.id ?? 0,
    studentId: Number(studentId),
    date,
    status,
    ...(record?.version !== undefined && { version: record.version }),
  }
}

/** The student’s mark on a day; there is at most one per day (decision 26). */
export function findAttendanceRecord(
  records: readonly Attendance[],
  { studentId, date }: Pick<AttendanceValues, 'studentId' | 'date'>,
): Attendance | undefined {
  return records.find((record) => String(record.student.id) === studentId && record.date === date)
}
