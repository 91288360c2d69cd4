import { useAttendanceQueue } from '#features/attendance/useAttendanceQueue.ts'

/** Sends attendance marks that an earlier page left unsent, on any page of a teacher. */
export function UnsentMarksSender() {
  useAttendanceQueue()
  return null
}
