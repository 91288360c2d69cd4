import type { Attendance } from '@maktab/contract/schema'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import {
  type AttendanceValues,
  findAttendanceRecord,
  type AttendanceDraft,
  attendanceSchema,
  toRequest,
  toValues,
} from './attendance.schema.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Options } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { styled } from 'styled-components'
import { Card } from '#components/Surface/Surface.tsx'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'

/** A record that is open in the form: taken from the table, or found for the student and day that were chosen. */
type OpenAttendanceRecord = { record: Attendance; isFound: boolean }

/** Opens the record that the chosen student has on the chosen day, and closes it when another day is chosen. */
function useAttendanceRecord(
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

type AttendanceFieldsProps = {
  students: Options
  records: readonly Attendance[]
  today: string
  autoFocus: boolean
  open: OpenAttendanceRecord | undefined
  onOpen: (open: OpenAttendanceRecord | undefined) => void
  cancelLabel: string
  onCancel: () => void
}

function AttendanceFields({ students, records, today, autoFocus, open, onOpen, ...cancel }: AttendanceFieldsProps) {
  const { t } = useLingui()
  useAttendanceRecord(records, open, onOpen)
  const isFixed = open !== undefined && !open.isFound
  return (
    <>
      <FormComboBox<AttendanceValues>
        name="studentId"
        label={t`Select Student`}
        items={students}
        isRequired
        isDisabled={isFixed}
        autoFocus={autoFocus && !isFixed}
      />
      <FormDatePicker<AttendanceValues>
        name="date"
        label={t`Date`}
        today={today}
        maxValue={today}
        isRequired
        autoFocus={autoFocus && isFixed}
      />
      {open?.isFound && (
        <Notice tone="info">
          <Trans>This student has a mark on this day already. What you submit changes it.</Trans>
        </Notice>
      )}
      <FormRadioGroup<AttendanceValues>
        name="status"
        label={t`Status`}
        items={[
          { id: 'present', label: t`Present` },
          { id: 'absent', label: t`Absent` },
        ]}
        isRequired
      />
      <FormActions
        pendingLabel={t`Saving…`}
        otherActions={<Button onPress={cancel.onCancel}>{cancel.cancelLabel}</Button>}
      >
        <Trans>Submit</Trans>
      </FormActions>
    </>
  )
}

const EntryColumn = styled(FormColumn)`
  h2 {
    font-size: ${tokens.text.lg};
  }
`

type AttendanceFormProps = {
  students: Options
  records: readonly Attendance[]
  /** The record to edit, taken from the table; without one the form creates. */
  record: Attendance | undefined
  /** The day that an empty form begins with. */
  day: string
  today: string
  autoFocus: boolean
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  /** The form is to be empty again: it was saved, with this day, or given up. */
  onDone: (day: string | undefined) => void
}

/** 2§2 “Attendance”: one mark of one student. */
export function AttendanceForm({ record, day, today, onSaveAttendance, onDone, ...fields }: AttendanceFormProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<OpenAttendanceRecord | undefined>(record && { record, isFound: false })
  const takeNewest = () => {
    const newest = fields.records.find(({ id }) => id === open?.record.id)
    if (open && newest) setOpen({ ...open, record: newest })
  }
  return (
    <EntryColumn>
      <Card>
        <h2>{open ? <Trans>Edit attendance</Trans> : <Trans>Mark attendance</Trans>}</h2>
        <ScreenForm
          initialValues={toValues(record, day)}
          schema={attendanceSchema(today)}
          onSubmit={(values) => onSaveAttendance(toRequest(values, open?.record))}
          onUseLatest={open && takeNewest}
          onDone={({ date }) => onDone(date)}
        >
          <AttendanceFields
            {...fields}
            today={today}
            open={open}
            onOpen={setOpen}
            cancelLabel={open ? t`Cancel Edit` : t`Cancel`}
            onCancel={() => onDone(undefined)}
          />
        </ScreenForm>
      </Card>
    </EntryColumn>
  )
}
