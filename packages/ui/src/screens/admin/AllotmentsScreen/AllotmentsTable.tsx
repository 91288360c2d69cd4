import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn, deleteAction, editAction } from '#components/DataTable/rowActions.ts'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { classTimes } from '#model/classTimes.ts'
import { codeOf, personLabel } from '#model/personLabel.ts'

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
  const { t, i18n } = useLingui()
  const timesOf = ({ student_class_timings: timings }: Allotment) => classTimes(timings)
  const nameOf = ({ student, course }: Allotment) => t`${student.name}, ${course.name}`
  const personOf = (person: Allotment['student'] | Allotment['teacher']) => ({
    code: codeOf(person, t`N/A`),
    name: person.name,
    label: personLabel(person, t`N/A`),
  })
  const columns: Column<Allotment>[] = [
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    personColumn('student', t`Student`, ({ student }) => personOf(student)),
    otherPersonColumn('teacher', t`Teacher`, ({ teacher }) => personOf(teacher), { priority: 'subtitle' }),
    timesColumn('timings', t`Class Timings`, timesOf, i18n),
    actionsColumn(
      t`Actions`,
      (allotment) => [
        editAction(nameOf(allotment), () => onEdit(allotment.id)),
        deleteAction(nameOf(allotment), () => onDelete(allotment)),
      ],
      { actionsName: nameOf },
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Allotted Teachers`}
      columns={columns}
      rows={allotments}
      getRowId={({ id }) => String(id)}
      lastId={lastId}
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
