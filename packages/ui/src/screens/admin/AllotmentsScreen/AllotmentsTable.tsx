import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import { timesColumn } from '#components/DataTable/columns/timesColumn.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { DeleteRow } from '#components/DataTable/DeleteRow.tsx'
import { EditRow } from '#components/DataTable/EditRow.tsx'
import { classTimes } from '#model/classTimes.ts'
import { personLabel } from '#model/personLabel.ts'

type AllotmentsTableProps = {
  allotments: Allotment[]
  table: KeptTable | undefined
  /** The allotment that was open last: the focus comes back to it. */
  lastId: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (allotment: Allotment) => void
}

export function AllotmentsTable({ allotments, table, lastId, onCreate, onEdit, onDelete }: AllotmentsTableProps) {
  const { t } = useLingui()
  const timesOf = ({ student_class_timings: timings }: Allotment) => classTimes(timings)
  const nameOf = ({ student, course }: Allotment) => t`${student.name}, ${course.name}`
  const columns: Column<Allotment>[] = [
    textColumn('course', t`Course`, ({ course }) => course.name),
    textColumn('student', t`Student`, ({ student }) => personLabel(student, t`N/A`), { isRowHeader: true }),
    textColumn('teacher', t`Teacher`, ({ teacher }) => personLabel(teacher, t`N/A`)),
    timesColumn('timings', t`Class Timings`, timesOf),
    actionsColumn(t`Actions`, (allotment) => (
      <>
        <EditRow name={nameOf(allotment)} isLast={allotment.id === lastId} onPress={() => onEdit(allotment.id)} />
        <DeleteRow name={nameOf(allotment)} onPress={() => onDelete(allotment)} />
      </>
    )),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Teachers`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      emptyText={t`No allotments found.`}
      empty={{
        kind: 'people',
        children: t`An allotment says who teaches whom, which course, and when.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Allot the first teacher</Trans>
          </Button>
        ),
      }}
      segments={{
        label: t`Class Timings`,
        kindOf: (allotment) => (timesOf(allotment).length > 0 ? 'with' : 'without'),
        words: { without: t`Without times`, with: t`With times` },
      }}
    />
  )
}
