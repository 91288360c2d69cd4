import type { Attendance } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { type AttendanceValues, findAttendanceRecord } from './attendance.schema.ts'

/** A record that is open in the form: taken from the table, or found for the student and day that were chosen. */
export type OpenAttendanceRecord = { record: Attendance; isFound: boolean }

/** Opens the record that the chosen student has on the chosen day, and closes it when another day is chosen. */
export function useAttendanceRecord(
  records: readonly Attendance[],
  open: OpenAttendanceRecord | undefined,
  onOpen: (open: OpenAttendanceRecord | undefined) => void,
): void {
  const { values, isSubmitting, setFieldValue } = useFormikContext<AttendanceValues>()
  const { studentId, date } = values
  useEffect(() => {
    // The list that comes back with what is being saved is no news.
    if (isSubmitting) return
    const record = findAttendanceRecord(records, { studentId, date })
    if (record && record.id !== open?.record.id) {
      onOpen({ record, isFound: true })
      void setFieldValue('status', record.status)
    }
    if (!record && open?.isFound) onOpen(undefined)
  }, [records, studentId, date, open, onOpen, isSubmitting, setFieldValue])
}
