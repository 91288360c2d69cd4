import type { Allotment } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImportLink } from '#features/import/admin/AddPeopleButtons.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { toTablePerson } from '#lib/people/personLabels.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type ListPageProps, type ListProps, ListScreen } from '#layouts/Page/ListScreen.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'

type AllotmentsTableProps = ListProps<Allotment> & { importHref: string | undefined }

function AllotmentsTable({ onCreate, onEdit, onDelete, importHref, ...list }: AllotmentsTableProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const timesOf = ({ student_class_timings: timings }: Allotment) => readClassTimes(timings)
  const nameOf = ({ student, course }: Allotment) => t`${student.name}, ${course.name}`
  const columns: Column<Allotment>[] = [
    textColumn('course', t`Course`, ({ course }) => course.name),
    personColumn('student', t`Student`, ({ student }) => toTablePerson(student, t`N/A`)),
    otherPersonColumn('teacher', t`Teacher`, ({ teacher }) => toTablePerson(teacher, t`N/A`), { priority: 'subtitle' }),
    timesColumn('timings', t`Class Timings`, timesOf, {
      i18n,
      timeZone,
    }),
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
      {...list}
      label={t`Allotted Teachers`}
      columns={columns}
      getRowId={({ id }) => String(id)}
      emptyText={t`No allotments found.`}
      emptyState={{
        scene: 'people',
        children: t`An allotment sets who teaches a student, which course, and when.`,
        action: (
          <Inline gap="small" justify="center">
            <ImportLink href={importHref} />
            <Button variant="primary" onPress={onCreate}>
              <Trans>Allot the first teacher</Trans>
            </Button>
          </Inline>
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

export function DeleteAllotmentDialog(dialog: DeleteRecordProps<Allotment>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete allotment?`}>
      {({ student, teacher, course }) => (
        <Trans>
          <strong>
            <Bdi>{teacher.name}</Bdi>
          </strong>{' '}
          will stop teaching{' '}
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>{' '}
          in <Bdi>{course.name}</Bdi>, and the class times will be deleted. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type AllotmentsScreenProps = ListPageProps & {
  allotments: Remote<Allotment[]>
  /** Link to import allotments. Undefined if the backend can’t (decision 16). */
  importHref: string | undefined
  onDeleteAllotment: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Admin teacher allotment”: the list of allotments. Its form is `AllotmentFormPage`. */
export function AllotmentsScreen({ allotments, importHref, onDeleteAllotment, ...page }: AllotmentsScreenProps) {
  const { t } = useLingui()
  return (
    <ListScreen
      {...page}
      title={t`Allotted Teachers`}
      createLabel={t`Allot Teacher`}
      actions={<ImportLink href={importHref} />}
      records={allotments}
      loading={<TableLoading label={t`Loading allotments`} rows={6} columns={5} />}
      renderDeleteDialog={(dialog) => (
        <DeleteAllotmentDialog {...dialog} onDelete={({ id }) => onDeleteAllotment(id)} />
      )}
    >
      {(list) => <AllotmentsTable {...list} importHref={importHref} />}
    </ListScreen>
  )
}
