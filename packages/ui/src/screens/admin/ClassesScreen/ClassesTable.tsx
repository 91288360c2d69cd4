import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ClassLink } from '../../../components/ClassLink/ClassLink.tsx'
import { ClassTimes } from '../../../components/ClassTime/ClassTimes.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { classTimes } from '../../../model/classTimes.ts'
import { schoolToday } from '../../../model/schoolTime.ts'
import { makeTeacherOf } from './teacherOf.ts'

type Schemas = components['schemas']
type ScheduledClass = Schemas['ScheduledClass']

type ClassesTableProps = {
  classes: ScheduledClass[]
  /** Those that are known; a class of any other shows the teacher’s number. */
  teachers: Schemas['Teacher'][]
  table: KeptTable | undefined
  now: Date
  /** The class that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (scheduled: ScheduledClass) => void
  onDelete: (scheduled: ScheduledClass) => void
}

export function ClassesTable({ classes, teachers, table, now, lastId, onEdit, onDelete }: ClassesTableProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchool()
  const teacherOf = makeTeacherOf(teachers)
  const hours = (scheduled: ScheduledClass) => classTimes(scheduled).map(({ from, to }) => `${from} – ${to}`)
  const columns: Column<ScheduledClass>[] = [
    {
      id: 'teacher',
      header: t`Teacher ID`,
      cell: (scheduled) => <Bdi>{teacherOf(scheduled)}</Bdi>,
      sortValue: teacherOf,
      searchText: teacherOf,
    },
    {
      id: 'title',
      header: t`Title`,
      isRowHeader: true,
      cell: ({ title }) => <Bdi>{title}</Bdi>,
      sortValue: ({ title }) => title,
      searchText: ({ title }) => title,
    },
    {
      id: 'link',
      header: t`Class Link`,
      cell: ({ classLink }) => <ClassLink link={classLink} />,
      searchText: ({ classLink }) => classLink ?? '',
    },
    {
      id: 'time',
      header: t`Class Time`,
      cell: (scheduled) => (
        <ClassTimes timings={classTimes(scheduled)} schoolZone={timeZone} viewerZone={viewerZone} now={now} />
      ),
      sortValue: (scheduled) => hours(scheduled)[0] ?? null,
      searchText: (scheduled) => hours(scheduled).join(', '),
    },
    {
      id: 'action',
      header: t`Action`,
      isAction: true,
      cell: (scheduled) => (
        <RowActions>
          <Button
            size="sm"
            autoFocus={scheduled.id === lastId}
            aria-label={t`Edit ${scheduled.title}`}
            onPress={() => onEdit(scheduled)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Delete ${scheduled.title}`}
            onPress={() => onDelete(scheduled)}
          >
            <Trans>Delete</Trans>
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <DataTable
      {...table}
      label={t`Classes`}
      columns={columns}
      rows={classes}
      getRowId={({ id }) => String(id)}
      emptyText={t`No classes found.`}
      exportDay={schoolToday(now, timeZone)}
    />
  )
}
