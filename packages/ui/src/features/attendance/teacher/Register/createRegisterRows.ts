import type { Attendance } from '@maktab/contract/schema'
import { type AttendanceCount, groupAttendanceByDay, countAttendance } from '#lib/lessons/attendance.ts'
import type { RosterStudent } from '#lib/people/personLabels.ts'

export type AttendanceStatus = Attendance['status']

/** `unsent` waits for the line to come back; `settled` is saved and among the records. */
export type MarkProgress = 'waiting' | 'sending' | 'unsent' | 'saved' | 'settled' | 'failed'

/** What was pressed in the register, and how far it got. */
export type RegisterMark = {
  studentId: number
  date: string
  status: AttendanceStatus
  progress: MarkProgress
  /** Why the server refused. */
  message?: string | undefined
}

export type RegisterRow = AttendanceCount & {
  student: RosterStudent
  /** None as long as the student isn't marked. */
  status?: AttendanceStatus | undefined
  progress?: MarkProgress | undefined
  message?: string | undefined
}

type Source = {
  students: readonly RosterStudent[]
  records: readonly Attendance[]
  marks: readonly RegisterMark[]
}

/** One row for each student of a class on one day: the mark that was pressed last, or else the record. */
export function createRegisterRows({ students, records, marks }: Source, day: string): RegisterRow[] {
  return students.map((student) => {
    const days = groupAttendanceByDay(records, student.id)
    for (const { studentId, date, status, progress } of marks) {
      if (studentId === student.id && progress !== 'settled') days.set(date, status)
    }
    const mark = marks.find(({ studentId, date }) => studentId === student.id && date === day)
    return {
      student,
      status: days.get(day),
      progress: mark?.progress,
      message: mark?.message,
      ...countAttendance(days),
    }
  })
}

/** Whether a mark is not with the server yet. */
export function isUnsent({ progress }: Pick<RegisterMark, 'progress'>): boolean {
  return progress !== 'saved' && progress !== 'settled'
}

/** What to read aloud: rows that got somewhere new since the last time. */
export function findChangedRows(before: readonly RegisterRow[], after: readonly RegisterRow[]): RegisterRow[] {
  const known = new Map(before.map((row) => [row.student.id, row]))
  return after.filter(({ student, status, progress }) => {
    const row = known.get(student.id)
    return row !== undefined && (row.status !== status || shown(row.progress) !== shown(progress))
  })
}

/** Progress as a person sees it: whether a mark waits or travels makes no difference, nor does what comes after saving. */
function shown(progress: MarkProgress | undefined): MarkProgress | undefined {
  if (progress === 'sending') return 'waiting'
  return progress === 'settled' ? 'saved' : progress
}
