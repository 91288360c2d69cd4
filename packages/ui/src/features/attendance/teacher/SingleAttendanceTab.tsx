import type { Allotment, Attendance } from '@maktab/contract/schema'
import { type RosterStudent, createRoster } from '#lib/people/personLabels.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import type { SubmitResult } from '#submitResult.ts'
import { useState } from 'react'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useConfirmLeave } from '#forms/UnsavedChangesProvider.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import type { AttendanceDraft } from './attendance.schema.ts'
import { AttendanceForm } from './AttendanceForm.tsx'
import { RegisterLoading } from './RegisterTab.tsx'
import type { Options } from '#components/Select/Option.ts'
import { Badge } from '#components/Badge/Badge.tsx'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'

/** A mark and its student; students who have left the class keep their marks. */
type NamedRecord = { record: Attendance; student: RosterStudent }

/** The marks of a class with student names, newest first. */
function addStudentNames(
  records: readonly Attendance[],
  allotments: readonly Pick<Allotment, 'student'>[],
): NamedRecord[] {
  const studentsById = new Map(
    createRoster(
      records.map(({ student }) => student),
      allotments,
    ).map((one) => [one.id, one]),
  )
  return records
    .flatMap((record) => {
      const student = studentsById.get(record.student.id)
      return student ? [{ record, student }] : []
    })
    .toSorted((one, other) => other.record.date.localeCompare(one.record.date))
}

export function DeleteAttendanceDialog(dialog: DeleteRecordProps<NamedRecord>) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <DeleteDialog {...dialog} title={t`Delete attendance?`}>
      {({ record, student }) => (
        <Trans>
          This deletes <strong>{student.label}</strong>’s attendance for {formatIsoDay(record.date, locale)}. You can’t
          undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

/** The class’s students, plus the student of the edited mark if they have left the class. */
function createStudentOptions(
  students: Remote<readonly RosterStudent[]>,
  record: Attendance | undefined,
  allotments: readonly Pick<Allotment, 'student'>[],
): Options {
  const own = record ? createRoster([record.student], allotments) : []
  if (students.state !== 'ready') return record ? own.map(toOption) : students
  return mapRemote(students, (all) => {
    const others = own.filter(({ id }) => !all.some((student) => student.id === id))
    return [...all, ...others].map(toOption)
  })
}

const toOption = ({ id, label }: RosterStudent) => ({ id: String(id), label })

type SingleAttendanceTabProps = {
  students: Remote<readonly RosterStudent[]>
  attendance: Remote<Attendance[]>
  allotments: readonly Pick<Allotment, 'student'>[]
  today: string
  table: TableStateProps | undefined
  /** Link to the page of a student. */
  getStudentHref: (studentId: number) => string
  onSaveAttendance: (draft: AttendanceDraft) => Promise<SubmitResult>
  onDeleteAttendance: (id: number) => Promise<SubmitResult>
}

type FormState = { key: number; record?: Attendance; day?: string | undefined }

/** The form for one mark above the table of all marks. */
export function SingleAttendanceTab({
  students,
  attendance,
  allotments,
  today,
  table,
  getStudentHref,
  ...actions
}: SingleAttendanceTabProps) {
  const [form, setForm] = useState<FormState>({ key: 0 })
  const [deleting, setDeleting] = useState<NamedRecord>()
  const confirmLeave = useConfirmLeave()
  const resetForm = (next: Omit<FormState, 'key'>) => setForm(({ key }) => ({ key: key + 1, ...next }))
  return (
    <RemoteView remote={attendance} loading={<RegisterLoading />}>
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
            onDone={(day) => resetForm({ day })}
          />
          <Stack as="section" gap="large">
            <Text as="h2" size="lg">
              <Trans>Class Attendance</Trans>
            </Text>
            <AttendanceTable
              records={addStudentNames(records, allotments)}
              table={table}
              getStudentHref={getStudentHref}
              onEdit={(record) => confirmLeave(() => resetForm({ record }), { isWithinPage: true })}
              onDelete={setDeleting}
            />
          </Stack>
          <DeleteAttendanceDialog
            subject={deleting}
            onDelete={({ record }) => actions.onDeleteAttendance(record.id)}
            onClose={() => setDeleting(undefined)}
          />
        </>
      )}
    </RemoteView>
  )
}

type AttendanceTableProps = Pick<SingleAttendanceTabProps, 'table' | 'getStudentHref'> & {
  records: readonly NamedRecord[]
  onEdit: (record: Attendance) => void
  onDelete: (record: NamedRecord) => void
}

function AttendanceTable({ records, table, getStudentHref, onEdit, onDelete }: AttendanceTableProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const statusWords = { present: t`Present`, absent: t`Absent` }
  const dayOf = ({ record }: NamedRecord) => formatIsoDay(record.date, locale)
  const nameOf = (row: NamedRecord) => t`${row.student.label}, ${dayOf(row)}`
  const columns: Column<NamedRecord>[] = [
    personColumn('student', t`Student ID`, ({ student }) => student, {
      href: ({ student }) => getStudentHref(student.id),
    }),
    dayColumn('date', t`Date`, ({ record }) => record.date, { priority: 'subtitle' }),
    statusColumn(
      t`Status`,
      ({ record: { status } }) => (
        <Badge tone={status === 'present' ? 'success' : 'danger'}>{statusWords[status]}</Badge>
      ),
      ({ record }) => statusWords[record.status],
    ),
    actionsColumn(
      t`Action`,
      (row) => [
        createEditAction(nameOf(row), () => onEdit(row.record)),
        createDeleteAction(nameOf(row), () => onDelete(row)),
      ],
      { actionsName: nameOf },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Class Attendance`}
      columns={columns}
      rows={records}
      getRowId={({ record }) => String(record.id)}
      emptyText={t`No class attendance found.`}
      emptyState={{
        scene: 'reports',
        children: t`Attendance appears here once you take it.`,
      }}
      statusTabs={{ label: t`Status`, getStatus: ({ record }) => record.status, labels: statusWords }}
    />
  )
}
