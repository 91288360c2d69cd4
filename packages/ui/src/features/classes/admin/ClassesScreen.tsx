import type { ScheduledClass, Course, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { createListFilter } from '#components/FilterBar/FilterBar.tsx'
import { toOption } from '#components/Select/Option.ts'
import { toPersonOptions } from '#lib/people/personLabels.ts'
import { type Remote, mapRemote, getListOrEmpty, loading, mergeStaleState } from '#remote.ts'
import { useState } from 'react'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type ClassFilter, filterClassesByTeacher, createClassTeacherLookup } from './filterClassesByTeacher.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { ClassTitle } from '../shared/ClassTitle.tsx'
import { useClassFigureColumns } from '../shared/useClassFigureColumns.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { actionsColumn, createDeleteAction, createEditAction } from '#components/DataTable/RowActionButtons.tsx'
import { linkColumn, otherPersonColumn } from '#components/DataTable/columns/personColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { timesColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { type FilteredTableProps, DataTable } from '#components/DataTable/DataTable.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

export function DeleteClassDialog(dialog: DeleteRecordProps<ScheduledClass>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete class?`}>
      {({ title }) => (
        <Trans>
          This deletes{' '}
          <strong>
            <Bdi>{title}</Bdi>
          </strong>{' '}
          and its attendance for its teacher and students. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type ClassesScreenProps = {
  /** All classes; if `filter` has a course, the classes of that course and, if set, that teacher. */
  classes: Remote<ScheduledClass[]>
  teachers: Remote<Teacher[]>
  courses: Remote<Course[]>
  filter: ClassFilter
  onFilter: (filter: ClassFilter) => void
  /** Reloads the list. */
  onRefresh: () => Promise<void>
  /** The class whose form was opened last; focus returns to the control that opened it. */
  restoreFocusTo: 'new' | number | undefined
  /** Whether administrators can create classes. */
  canCreate: boolean
  onOpen: (open: 'new' | number) => void
  table?: TableStateProps
  onDeleteClass: (id: number) => Promise<SubmitResult>
}

/** 1§2 “Admin Classes”. A filter by teacher alone is applied on the client (decision 10). */
export function ClassesScreen({
  classes,
  teachers,
  courses,
  filter,
  onFilter,
  onRefresh,
  restoreFocusTo,
  canCreate,
  onOpen,
  table,
  onDeleteClass,
}: ClassesScreenProps) {
  const { t } = useLingui()
  const onCreate = canCreate ? () => onOpen('new') : undefined
  const [deleting, setDeleting] = useState<ScheduledClass>()
  // Wait for the teacher names, which search and sorting use; show the table without them if they fail to load.
  const shown = teachers.state === 'loading' ? loading : filterClassesByTeacher(classes, filter)

  return (
    <Page>
      <PageHeader
        title={t`Classes`}
        actions={
          onCreate && (
            <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={onCreate}>
              <Trans>Create Class</Trans>
            </Button>
          )
        }
      />
      <ClassesTable
        {...table}
        {...createListFilter({
          filter,
          onFilter,
          onRefresh,
          isBusy: shown.state === 'loading',
          fields: {
            courseId: {
              label: t`Course`,
              placeholder: t`All courses`,
              items: mapRemote(courses, (all) => all.map(toOption)),
            },
            teacherId: {
              label: t`Teacher`,
              placeholder: t`All teachers`,
              items: mapRemote(teachers, (all) => toPersonOptions(all)),
            },
          },
        })}
        classes={getListOrEmpty(shown)}
        teachers={getListOrEmpty(teachers)}
        remote={mergeStaleState(shown, teachers)}
        loading={<TableLoading label={t`Loading classes`} rows={6} columns={5} />}
        restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
        onCreate={onCreate}
        onEdit={onOpen}
        onDelete={setDeleting}
      />
      <DeleteClassDialog
        subject={deleting}
        onDelete={({ id }) => onDeleteClass(id)}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}

type ClassesTableProps = Partial<TableStateProps> &
  FilteredTableProps & {
    classes: ScheduledClass[]
    /** The loaded teachers; a class of any other teacher shows the teacher id. */
    teachers: Teacher[]
    /** The class opened last, which gets the focus back. */
    restoreFocusTo: number | undefined
    /** Undefined if administrators can’t create classes. */
    onCreate: (() => void) | undefined
    onEdit: (id: number) => void
    onDelete: (scheduled: ScheduledClass) => void
  }

function ClassesTable({ classes, teachers, onCreate, onEdit, onDelete, ...list }: ClassesTableProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const teacherOf = createClassTeacherLookup(teachers, t`N/A`)
  const figures = useClassFigureColumns(classes, { isSortable: false })
  const columns: Column<ScheduledClass>[] = [
    otherPersonColumn('teacher', t`Teacher ID`, teacherOf, { hasAvatar: true, priority: 'subtitle' }),
    textColumn('title', t`Title`, ({ title }) => title, {
      isRowHeader: true,
      minWidth: 9,
      cell: ({ title, courses = [] }) => <ClassTitle title={title} courses={courses} />,
      compactCell: ({ title }) => <BlockBdi>{title}</BlockBdi>,
    }),
    linkColumn(t`Class Link`, ({ classLink }) => classLink, { label: t`Join`, getTitle: ({ title }) => title }),
    timesColumn('time', t`Class Time`, readClassTimes, { i18n, timeZone }),
    ...figures,
    actionsColumn(t`Action`, (scheduled) => [
      createEditAction(scheduled.title, () => onEdit(scheduled.id)),
      createDeleteAction(scheduled.title, () => onDelete(scheduled)),
    ]),
  ]
  return (
    <DataTable
      {...list}
      label={t`Classes`}
      columns={columns}
      rows={classes}
      getRowId={({ id }) => String(id)}
      emptyText={t`No classes found.`}
      statusTabs={{
        label: t`Class Link`,
        getStatus: ({ classLink }) => (classLink?.trim() ? 'with' : 'without'),
        labels: { without: t`Without link`, with: t`With link` },
      }}
      searchFields={[{ searchText: ({ courses = [] }) => courses.map(({ name }) => name).join('\n') }]}
      emptyState={{
        scene: 'classes',
        children: t`Classes appear here once teachers create them.`,
        ...(onCreate && {
          children: t`Classes appear here once you or teachers create them.`,
          action: (
            <Button variant="primary" onPress={onCreate}>
              <Trans>Create the first class</Trans>
            </Button>
          ),
        }),
      }}
    />
  )
}
