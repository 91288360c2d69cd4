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
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormColumn } from '#layouts/Page/Page.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'

/** The record open in the form: selected in the table, or found by the chosen student and day. */
type OpenAttendanceRecord = { record: Attendance; isFound: boolean }

/** Opens the record of the chosen student and day, and closes it when another day is chosen. */
function useAttendanceRecord(
  records: readonly Attendance[],
  open: OpenAttendanceRecord | undefined,
  onOpen: (open: OpenAttendanceRecord | undefined) => void,
): void {
  const { values, isSubmitting, setFieldValue } = useFormikContext<AttendanceValues>()
  const { studentId, date } = values
  useEffect(() => {
    // A refetch after this save doesn’t count as a new choice.
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
          <Trans>This student already has attendance for this day. Submitting will update it.</Trans>
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
  /** The record to edit, selected in the table; undefined creates one. */
  record: Attendance | undefined
  /** Initial day of an empty form. */
  day: string
  today: string
  autoFocus: boolean
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  /** Resets the form after it was saved for this day, or cancelled. */
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
        <ValidatedForm
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
        </ValidatedForm>
      </Card>
    </EntryColumn>
  )
}
