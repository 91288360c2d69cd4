import type { AttendanceDraft } from '@maktab/ui/features/attendance/teacher/attendance.schema'
import { useAttendanceActions } from './attendance.ts'
import type { Mark } from './attendanceQueue.ts'
import { useAttendanceQueue } from './useAttendanceQueue.ts'

/** All ways to mark the students of a class: at once through the queue, and one by one past it. */
export function useMarkAttendance(classId: number) {
  const { queue, sender } = useAttendanceQueue()
  const { saveAttendance, deleteAttendance } = useAttendanceActions(classId)
  return {
    queue,
    onMark: (studentIds: number[], date: string, status: Mark['status']) =>
      sender.mark(studentIds.map((studentId) => ({ classId, studentId, date, status }))),
    onRetryMark: (studentId: number, date: string) => sender.retry({ classId, studentId, date }),
    onDiscardMark: (studentId: number, date: string) => sender.drop({ classId, studentId, date }),
    // What was done to a single mark is newer than what the queue remembers of it.
    onSaveAttendance: async (draft: AttendanceDraft) => {
      const outcome = await saveAttendance(draft)
      if (outcome.state === 'done') {
        sender.drop({ classId, studentId: draft.studentId, date: draft.date })
        sender.forgetSaved(classId)
      }
      return outcome
    },
    onDeleteAttendance: async (id: number) => {
      const outcome = await deleteAttendance(id)
      if (outcome.state === 'done') sender.forgetSaved(classId)
      return outcome
    },
  }
}
