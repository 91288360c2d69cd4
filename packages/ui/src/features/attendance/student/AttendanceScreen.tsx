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

function ReadyAttendance({ attendance: { courses, marks }, courseId, table, getAttendanceHref }: ReadyProps) {
  const { t } = useLingui()
  const isShownCourse = (id: number | undefined) => courseId === undefined || id === courseId
  const shownCourses = courses.filter(({ id }) => isShownCourse(id))
  return (
    <>
      {shownCourses.length > 0 && (
        <CourseProgress
          label={t`Attendance by course`}
          courses={shownCourses}
          getHref={courseId === undefined ? getAttendanceHref : undefined}
        />
      )}
      <MarksTable
        marks={marks.filter((mark) => courseId === undefined || mark.courses.some(({ id }) => isShownCourse(id)))}
        hasCourses={courseId === undefined}
        table={table}
      />
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
