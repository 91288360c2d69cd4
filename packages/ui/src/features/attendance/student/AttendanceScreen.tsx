import type { OwnAttendance, OwnMark } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import type { TableStateProps, Column } from '#components/DataTable/Column.ts'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { Badge } from '#components/Badge/Badge.tsx'
import { dayColumn, statusColumn } from '#components/DataTable/columns/valueColumns.tsx'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { styled } from 'styled-components'
import { AttendanceMonth } from './AttendanceMonth.tsx'

/** The month beside the list, or above it on narrow screens. */
const MonthAndList = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
  ${mediaUp('lg')} {
    grid-template-columns: 20rem minmax(0, 1fr);
    align-items: start;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`

type AttendanceScreenProps = {
  /** Undefined if the school doesn’t publish it. */
  attendance: Remote<OwnAttendance> | undefined
  /** Limits the page to one course. */
  courseId?: number | undefined
  table?: TableStateProps
  getAttendanceHref: (courseId: number) => string
  closeHref: string
}

/** A student’s attendance days with totals, for one course or all. */
export function AttendanceScreen({ attendance, courseId, closeHref, ...rest }: AttendanceScreenProps) {
  const { t } = useLingui()
  const loadedCourses = attendance?.state === 'ready' ? attendance.data.courses : []
  return (
    <Page>
      <PageHeader
        title={t`Attendance`}
        subject={loadedCourses.find(({ id }) => id === courseId)?.name}
        actions={
          <LinkButton href={closeHref}>
            <Trans>Close</Trans>
          </LinkButton>
        }
      />
      {attendance === undefined ? (
        <EmptyState scene="reports" title={t`Attendance isn’t available.`} />
      ) : (
        <RemoteView remote={attendance} loading={<TableLoading label={t`Loading attendance`} rows={4} columns={3} />}>
          {(ready) => <ReadyAttendance {...rest} attendance={ready} courseId={courseId} />}
        </RemoteView>
      )}
    </Page>
  )
}

type ReadyProps = Omit<AttendanceScreenProps, 'attendance' | 'closeHref'> & { attendance: OwnAttendance }

function ReadyAttendance({ attendance: { courses, marks, excuses }, courseId, table, getAttendanceHref }: ReadyProps) {
  const { t } = useLingui()
  const shownCourses = courses.filter(({ id }) => courseId === undefined || id === courseId)
  const isShown = (one: { courses: OwnMark['courses'] }) =>
    courseId === undefined || one.courses.some(({ id }) => id === courseId)
  const shown = { marks: marks.filter(isShown), excuses: excuses?.filter(isShown) }
  const hasDays = shown.marks.length > 0 || (shown.excuses?.length ?? 0) > 0
  return (
    <>
      {shownCourses.length > 0 && (
        <CourseProgress
          label={t`Attendance by course`}
          courses={shownCourses}
          getHref={courseId === undefined ? getAttendanceHref : undefined}
        />
      )}
      <MonthAndList>
        {hasDays && <AttendanceMonth {...shown} />}
        <MarksTable marks={shown.marks} hasCourses={courseId === undefined} table={table} />
      </MonthAndList>
    </>
  )
}

type MarksTableProps = {
  marks: readonly OwnMark[]
  /** Whether the marks belong to several courses. */
  hasCourses: boolean
  table: TableStateProps | undefined
}

/** A student’s own marks, newest first. */
function MarksTable({ marks, hasCourses, table }: MarksTableProps) {
  const { t } = useLingui()
  const words = { present: t`Present`, absent: t`Absent` }
  const coursesOf = ({ courses }: OwnMark) => courses.map(({ name }) => name).join(', ')
  const columns: Column<OwnMark>[] = [
    textColumn('class', t`Class`, (mark) => mark.class.title, { isRowHeader: true }),
    dayColumn('date', t`Date`, ({ date }) => date, { priority: 'subtitle' }),
    ...(hasCourses ? [textColumn('course', t`Course`, coursesOf)] : []),
    statusColumn(
      t`Status`,
      ({ status }) => <Badge tone={status === 'present' ? 'success' : 'danger'}>{words[status]}</Badge>,
      ({ status }) => words[status],
    ),
  ]
  return (
    <DataTable
      {...table}
      label={t`Attendance`}
      columns={columns}
      rows={marks}
      getRowId={({ id }) => String(id)}
      emptyText={t`No attendance yet.`}
      emptyState={{ scene: 'reports', children: t`Your attendance appears here after each lesson.` }}
      statusTabs={{ label: t`Status`, getStatus: ({ status }) => status, labels: words }}
    />
  )
}
