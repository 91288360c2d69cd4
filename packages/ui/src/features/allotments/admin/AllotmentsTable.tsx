import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/rowActions.ts'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { getPersonCode, personLabel } from '#lib/people/personLabel.ts'

type AllotmentsTableProps = {
  allotments: Allotment[]
  table: TableStateProps | undefined
  /** The allotment that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (allotment: Allotment) => void
}

export function AllotmentsTable({
  allotments,
  table,
  restoreFocusTo,
  onCreate,
  onEdit,
  onDelete,
}: AllotmentsTableProps) {
  const { t, i18n } = useLingui()
  const timesOf = ({ student_class_timings: timings }: Allotment) => readClassTimes(timings)
  const nameOf = ({ student, course }: Allotment) => t`${student.name}, ${course.name}`
  const personOf = (person: Allotment['student'] | Allotment['teacher']) => ({
    code: getPersonCode(person, t`N/A`),
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
        createEditAction(nameOf(allotment), () => onEdit(allotment.id)),
        createDeleteAction(nameOf(allotment), () => onDelete(allotment)),
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
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No allotments found.`}
      emptyState={{
        scene: 'people',
        children: t`An allotment says who teaches whom, which course, and when.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Allot the first teacher</Trans>
          </Button>
        ),
      }}
      statusTabs={{
        label: t`Class Timings`,
        getStatus: (allotment) => (timesOf(allotment).length > 0 ? 'with' : 'without'),
        labels: { without: t`Without times`, with: t`With times` },
      }}
    />
  )
}
