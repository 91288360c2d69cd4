import type { Attendance } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Options } from '#components/Select/Option.ts'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormDatePicker } from '#forms/FormDatePicker.tsx'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { type OpenAttendanceRecord, useAttendanceRecord } from './useAttendanceRecord.ts'
import type { AttendanceValues } from './attendance.schema.ts'

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

export function AttendanceFields({
  students,
  records,
  today,
  autoFocus,
  open,
  onOpen,
  ...cancel
}: AttendanceFieldsProps) {
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
