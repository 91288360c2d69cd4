import type { components } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '../../../components/Bdi/Bdi.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ClassLink } from '../../../components/ClassLink/ClassLink.tsx'
import { ClassTimes } from '../../../components/ClassTime/ClassTimes.tsx'
import type { Column, KeptTable } from '../../../components/DataTable/Column.ts'
import { DataTable } from '../../../components/DataTable/DataTable.tsx'
import { RowActions } from '../../../components/DataTable/RowActions.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useSchool } from '../../../environment/SchoolSettings.tsx'
import { classTimes } from '../../../model/classTimes.ts'
import { schoolToday } from '../../../model/schoolTime.ts'

type TeacherClass = components['schemas']['TeacherClass']

type ClassesTableProps = {
  classes: TeacherClass[]
  table: KeptTable | undefined
  now: Date
  getAttendanceHref: (id: number) => string
  onEdit: (id: number) => void
  onDelete: (schoolClass: TeacherClass) => void
}

export function ClassesTable({ classes, table, now, getAttendanceHref, onEdit, onDelete }: ClassesTableProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchool()
  const coursesOf = ({ courses }: TeacherClass) => courses.map(({ name }) => name).join(', ')
  const hoursOf = (one: TeacherClass) => classTimes(one).map(({ from, to }) => `${from} – ${to}`)
  const columns: Column<TeacherClass>[] = [
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
      header: t`Link`,
      cell: ({ classLink }) => <ClassLink link={classLink} />,
      searchText: ({ classLink }) => classLink ?? '',
    },
    {
      id: 'courses',
      header: t`Courses`,
      cell: (one) => <Bdi>{coursesOf(one) || t`N/A`}</Bdi>,
      sortValue: (one) => coursesOf(one) || null,
      searchText: coursesOf,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: (one) => <ClassTimes timings={classTimes(one)} schoolZone={timeZone} viewerZone={viewerZone} now={now} />,
      sortValue: (one) => hoursOf(one)[0] ?? null,
      searchText: (one) => hoursOf(one).join(', '),
    },
    {
      id: 'actions',
      header: t`Actions`,
      isAction: true,
      cell: (one) => (
        <RowActions>
          <LinkButton size="sm" href={getAttendanceHref(one.id)} aria-label={t`Mark attendance: ${one.title}`}>
            <Trans>Mark attendance</Trans>
          </LinkButton>
          <Button size="sm" aria-label={t`Edit ${one.title}`} onPress={() => onEdit(one.id)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Delete ${one.title}`} onPress={() => onDelete(one)}>
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
