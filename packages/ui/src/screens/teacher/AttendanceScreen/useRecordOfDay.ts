import type { Attendance } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { type AttendanceValues, findRecord } from './attendance.schema.ts'

/** A record that is open in the form: taken from the table, or found for the student and day that were chosen. */
export type OpenRecord = { record: Attendance; isFound: boolean }

/** Opens the record that the chosen student has on the chosen day, and closes it when another day is chosen. */
export function useRecordOfDay(
  records: readonly Attendance[],
  open: OpenRecord | undefined,
  onOpen: (open: OpenRecord | undefined) => void,
): void {
  const { values, isSubmitting, setFieldValue } = useFormikContext<AttendanceValues>()
  const { studentId, date } = values
  useEffect(() => {
    // The list that comes back with what is being saved is no news.
    if (isSubmitting) return
    const record = findRecord(records, { studentId, date })
    if (record && record.id !== open?.record.id) {
      onOpen({ record, isFound: true })
      void setFieldValue('status', record.status)
    }
    if (!record && open?.isFound) onOpen(undefined)
  }, [records, studentId, date, open, onOpen, isSubmitting, setFieldValue])
}
