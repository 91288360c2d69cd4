import { useAttendanceQueue } from '#features/attendance/useAttendanceQueue.ts'

/** Sends the register’s marks that an earlier page left behind, whichever page of a teacher is open. */
export function UnsentMarksContainer() {
  useAttendanceQueue()
  return null
}
