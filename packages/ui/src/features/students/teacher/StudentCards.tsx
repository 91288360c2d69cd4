import type { Attendance, OwnAllotment, Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonRows } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { formatAttendance, getAttendancePercent } from '#lib/lessons/attendanceStatistics.ts'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import type { Remote } from '#remote.ts'

/** Numbers of marks and reports that are shown. */
const MAX_MARKS = 6
const MAX_REPORTS = 3

type ListCardProps<Item> = {
  title: string
  list: Remote<readonly Item[]>
  loadingLabel: string
  emptyText: string
  children: (items: readonly Item[]) => ReactNode
}

/** A card with a list that is loading, failed, empty or ready. */
function ListCard<Item>({ title, list, loadingLabel, emptyText, children }: ListCardProps<Item>) {
  const titleId = useId()
  const loading = (
    <LoadingRegion label={loadingLabel}>
      <SkeletonRows rows={3} columns={2} />
    </LoadingRegion>
  )
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <RemoteView remote={list} loading={loading}>
        {(items) => (items.length === 0 ? <Text tone="muted">{emptyText}</Text> : children(items))}
      </RemoteView>
    </Card>
  )
}

/** A mark with its class. */
export type ClassMark = Pick<Attendance, 'id' | 'date' | 'status'> & { classId: number; title: string }

type AttendanceCardProps = {
  /** Newest first. */
  marks: Remote<readonly ClassMark[]>
  getRegisterHref: (classId: number, day: string) => string
}

/** The share of lessons that the student attended, and the last marks with links to their registers. */
export function AttendanceCard({ marks, getRegisterHref }: AttendanceCardProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const statusLabels = { present: t`Present`, absent: t`Absent` }
  return (
    <ListCard
      title={t`Attendance`}
      list={marks}
      loadingLabel={t`Loading attendance`}
      emptyText={t`No attendance recorded yet.`}
    >
      {(all) => {
        const count = { present: all.filter(({ status }) => status === 'present').length, marked: all.length }
        const percent = i18n.number(getAttendancePercent(count) / 100, { style: 'percent' })
        const [present, marked] = [i18n.number(count.present), i18n.number(count.marked)]
        return (
          <Stack gap="large">
            <p>
              <Text as="strong" size="xxl" isTabular>
                {percent}
              </Text>{' '}
              <Trans>
                present in {present} of {marked} lessons
              </Trans>
            </p>
            <DetailRows
              label={t`Latest attendance`}
              rows={all.slice(0, MAX_MARKS).map(({ id, date, status, classId, title }) => ({
                id,
                title: formatDayName(date, locale, 'dated'),
                href: getRegisterHref(classId, date),
                details: [<Bdi key="class">{title}</Bdi>],
                trailing: <Badge tone={status === 'present' ? 'success' : 'danger'}>{statusLabels[status]}</Badge>,
              }))}
            />
          </Stack>
        )
      }}
    </ListCard>
  )
}

type ReportsCardProps = { reports: Remote<readonly Report[]>; getReportHref: (reportId: number) => string }

/** The last reports, each with a link to read it. */
export function ReportsCard({ reports, getReportHref }: ReportsCardProps) {
  const { t } = useLingui()
  return (
    <ListCard
      title={t`Performance reports`}
      list={reports}
      loadingLabel={t`Loading reports`}
      emptyText={t`No report yet`}
    >
      {(all) => (
        <DetailRows
          label={t`Performance reports`}
          rows={all
            .toSorted((one, other) => other.id - one.id)
            .slice(0, MAX_REPORTS)
            .map((report) => ({
              id: report.id,
              title: report.course.name,
              href: getReportHref(report.id),
              details: [
                report.class?.title && <Bdi key="class">{report.class.title}</Bdi>,
                report.test_remarks?.trim() && (
                  <LongText key="remarks" text={report.test_remarks} title={report.course.name} />
                ),
              ],
              trailing: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
            }))}
        />
      )}
    </ListCard>
  )
}

/** The courses and times that the student is allotted. */
export function TimingsCard({ allotments }: { allotments: Remote<readonly OwnAllotment[]> }) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <ListCard
      title={t`Class Timings`}
      list={allotments}
      loadingLabel={t`Loading class times`}
      emptyText={t`No timings`}
    >
      {(all) => (
        <DetailRows
          label={t`Class Timings`}
          rows={all.map(({ id, course, student_class_timings: timings }) => ({
            id,
            title: course.name,
            details: [
              timings.length > 0 ? (
                <ClassTimes
                  key="times"
                  timings={readClassTimes(timings)}
                  schoolZone={timeZone}
                  viewerZone={viewerZone}
                />
              ) : (
                t`No timings`
              ),
            ],
          }))}
        />
      )}
    </ListCard>
  )
}
