import type { AttendanceScreen } from '@maktab/ui/features/attendance/teacher/AttendanceScreen'
import type { ComponentProps } from 'react'
import type { AttendanceQueue, QueuedMark } from './attendanceQueue.ts'

type RegisterMark = ComponentProps<typeof AttendanceScreen>['marks'][number]

/** The queue's marks of one class, as the register shows them. */
export function toRegisterMarks({ marks, isOffline }: AttendanceQueue, classId: number): RegisterMark[] {
  const progressOf = ({ state }: QueuedMark) =>
    isOffline && (state === 'waiting' || state === 'sending') ? 'unsent' : state
  return Object.values(marks)
    .filter((mark) => mark.classId === classId)
    .map((mark) => ({
      studentId: mark.studentId,
      date: mark.date,
      status: mark.next ?? mark.status,
      progress: progressOf(mark),
      message: mark.message,
    }))
}
