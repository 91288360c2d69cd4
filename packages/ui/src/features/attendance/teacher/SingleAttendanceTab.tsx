import type { Allotment, Attendance } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { AttendanceDraft } from './attendance.schema.ts'
import { AttendanceForm } from './AttendanceForm.tsx'
import { AttendanceLoading } from './AttendanceLoading.tsx'
import { AttendanceTable } from './AttendanceTable.tsx'
import { DeleteAttendanceDialog } from './DeleteAttendanceDialog.tsx'
import { type NamedRecord, addStudentNames } from './addStudentNames.ts'
import type { RosterStudent } from '#lib/people/createRoster.ts'
import { createStudentOptions } from './studentOptions.ts'

export type SingleAttendanceTabProps = {
  students: Remote<readonly RosterStudent[]>
  attendance: Remote<Attendance[]>
  allotments: readonly Pick<Allotment, 'student'>[]
  today: string
  table: TableStateProps | undefined
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  onDeleteAttendance: (id: number) => Promise<SubmitResult>
}

type FormState = { key: number; record?: Attendance; day?: string | undefined }

/** The form of one mark over the table of all. */
export function SingleAttendanceTab({
  students,
  attendance,
  allotments,
  today,
  table,
  ...actions
}: SingleAttendanceTabProps) {
  const [form, setForm] = useState<FormState>({ key: 0 })
  const [doomed, setDoomed] = useState<NamedRecord>()
  const confirmLeave = useConfirmLeave()
  const renew = (next: Omit<FormState, 'key'>) => setForm(({ key }) => ({ key: key + 1, ...next }))
  return (
    <RemoteView remote={attendance} loading={<AttendanceLoading />}>
      {(records) => (
        <>
          <AttendanceForm
            key={form.key}
            students={createStudentOptions(students, form.record, allotments)}
            records={records}
            record={form.record}
            day={form.day ?? today}
            today={today}
            autoFocus={form.key > 0}
            onSaveAttendance={actions.onSaveAttendance}
            onDone={(day) => renew({ day })}
          />
          <Stack as="section" gap="large">
            <Text as="h2" size="lg">
              <Trans>Class Attendance</Trans>
            </Text>
            <AttendanceTable
              records={addStudentNames(records, allotments)}
              table={table}
              onEdit={(record) => confirmLeave(() => renew({ record }), { isWithinPage: true })}
              onDelete={setDoomed}
            />
          </Stack>
          <DeleteAttendanceDialog
            subject={doomed}
            onDeleteAttendance={actions.onDeleteAttendance}
            onClose={() => setDoomed(undefined)}
          />
        </>
      )}
    </RemoteView>
  )
}
