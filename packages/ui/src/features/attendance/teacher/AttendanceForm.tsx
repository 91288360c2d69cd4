import type { Attendance } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Card } from '#components/Card/Card.tsx'
import type { Options } from '#components/Select/Option.ts'
import { ScreenForm } from '#forms/ScreenForm.tsx'
import { FormColumn } from '#layouts/FormPage/FormColumn.ts'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'
import { type AttendanceDraft, attendanceSchema, toRequest, toValues } from './attendance.schema.ts'
import { AttendanceFields } from './AttendanceFields.tsx'
import type { OpenAttendanceRecord } from './useAttendanceRecord.ts'

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
