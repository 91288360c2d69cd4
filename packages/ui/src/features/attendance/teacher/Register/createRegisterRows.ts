import type { Attendance, ExcusedDay } from '@maktab/contract/schema'
import { type AttendanceCount, groupAttendanceByDay, countAttendance } from '#lib/lessons/attendanceStatistics.ts'
import type { RosterStudent } from '#lib/people/personLabels.ts'

export type AttendanceStatus = Attendance['status']

/** `unsent` waits for the connection; `settled` is saved and among the records. */
export type MarkProgress = 'waiting' | 'sending' | 'unsent' | 'saved' | 'settled' | 'failed'

/** A mark made in the register and its progress. */
export type RegisterMark = {
  studentId: number
  date: string
  /** `none` deletes the mark. */
  status: AttendanceStatus | 'none'
  progress: MarkProgress
  /** Error message from the server. */
  message?: string | undefined
}

export type RegisterRow = AttendanceCount & {
  student: RosterStudent
  /** Undefined until the student is marked. */
  status?: AttendanceStatus | undefined
  progress?: MarkProgress | undefined
  message?: string | undefined
  /** Undefined unless the student can’t come; the reason may be missing. */
  excuse?: { reason: string | null } | undefined
}

type Source = {
  students: readonly RosterStudent[]
  records: readonly Attendance[]
  marks: readonly RegisterMark[]
  excuses?: readonly ExcusedDay[] | undefined
}

/** One row per student of a class on one day: the last mark made, else the record. */
export function createRegisterRows({ students, records, marks, excuses = [] }: Source, day: string): RegisterRow[] {
  return students.map((student) => {
    const days = groupAttendanceByDay(records, student.id)
    for (const { studentId, date, status, progress } of marks) {
      if (studentId !== student.id || progress === 'settled') continue
      if (status === 'none') days.delete(date)
      else days.set(date, status)
    }
    const mark = marks.find(({ studentId, date }) => studentId === student.id && date === day)
    return {
      student,
      status: days.get(day),
      progress: mark?.progress,
      message: mark?.message,
      excuse: excuses.find(({ studentId, date }) => studentId === student.id && date === day),
      ...countAttendance(days),
    }
  })
}

/** Whether “everyone present” marks a row: it has no mark, and the student isn’t excused. */
export function isExpected({ status, excuse }: RegisterRow): boolean {
  return status === undefined && excuse === undefined
}

/** Whether the server doesn’t have the mark yet. */
export function isUnsent({ progress }: Pick<RegisterMark, 'progress'>): boolean {
  return progress !== 'saved' && progress !== 'settled'
}

/** Rows whose visible state changed, to be announced. */
export function findChangedRows(before: readonly RegisterRow[], after: readonly RegisterRow[]): RegisterRow[] {
  const previous = new Map(before.map((row) => [row.student.id, row]))
  return after.filter(({ student, status, progress }) => {
    const row = previous.get(student.id)
    return (
      row !== undefined && (row.status !== status || getVisibleProgress(row.progress) !== getVisibleProgress(progress))
    )
  })
}

/** Visible progress: waiting and sending look the same, as do saved and settled. */
function getVisibleProgress(progress: MarkProgress | undefined): MarkProgress | undefined {
  if (progress === 'sending') return 'waiting'
  return progress === 'settled' ? 'saved' : progress
}
