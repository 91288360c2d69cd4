import type { Allotment, OwnAttendance, ScheduledClass, Event, EventMember, Report } from '@maktab/contract/schema'
import { useLingui, Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTime.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { EventTime } from '#components/EventSummary/EventSummary.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'

/** Number of recent marks shown. */
const MAX_MARKS = 6

/** Attendance and progress by course, with recent marks. */
export function StudentAttendance({ courses, marks }: OwnAttendance) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const statusLabels = { present: t`Present`, absent: t`Absent` }
  return (
    <Stack>
      <CourseProgress label={t`Attendance by course`} courses={courses} />
      {marks.length > 0 && (
        <DetailRows
          label={t`Latest attendance`}
          rows={marks.slice(0, MAX_MARKS).map(({ id, date, status, class: { title } }) => ({
            id,
            title: title.trim() || t`Untitled`,
            details: [formatIsoDay(date, locale)],
            trailing: <Badge tone={status === 'present' ? 'success' : 'danger'}>{statusLabels[status]}</Badge>,
          }))}
        />
      )}
    </Stack>
  )
}

type StudentClassesProps = { classes: readonly ScheduledClass[]; hrefOf: (classId: number) => string }

/** Classes of a student with links to join. */
export function StudentClasses({ classes, hrefOf }: StudentClassesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <DetailRows
      label={t`Classes`}
      rows={classes.map((one) => ({
        id: one.id,
        title: one.title,
        href: hrefOf(one.id),
        details: [
          one.courses && (
            <span key="courses">
              {list
                .formatToParts(one.courses.map(({ name }) => name))
                // oxlint-disable-next-line react/no-array-index-key
                .map(({ type, value }, at) => (type === 'element' ? <Bdi key={at}>{value}</Bdi> : value))}
            </span>
          ),
          <ClassTimes key="times" timings={readClassTimes(one)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
        trailing: one.classLink?.trim() && <JoinClassLink link={one.classLink} label={t`Join`} title={one.title} />,
      }))}
    />
  )
}

/** An event with the student’s membership or payment. */
export type StudentMembership = { event: Event; member: EventMember }

type StudentEventsProps = { memberships: readonly StudentMembership[]; hrefOf: (eventId: number) => string }

export function StudentEvents({ memberships, hrefOf }: StudentEventsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Events`}
      rows={memberships.map(({ event, member }) => ({
        id: event.id,
        title: event.title?.trim() || t`Untitled`,
        href: hrefOf(event.id),
        details: [<EventTime key="time" time={event.time} />],
        trailing: (
          <>
            {member.payment_status !== 'not_required' && <StatusBadge kind="payment" status={member.payment_status} />}
            {member.is_member && (
              <Badge tone="success">
                <Trans>Joined</Trans>
              </Badge>
            )}
          </>
        ),
      }))}
    />
  )
}

type StudentReportsProps = { reports: readonly Report[]; hrefOf: (reportId: number) => string }

export function StudentReports({ reports, hrefOf }: StudentReportsProps) {
  const { t } = useLingui()
  return (
    <DetailRows
      label={t`Performance report`}
      rows={reports.map((report) => ({
        id: report.id,
        title: report.course.name,
        href: hrefOf(report.id),
        details: [
          <span key="teacher">
            <Bdi>{report.teacher.name}</Bdi>
            {report.class?.title && (
              <>
                {' · '}
                <Bdi>{report.class.title}</Bdi>
              </>
            )}
          </span>,
          report.test_remarks?.trim() && (
            <LongText key="remarks" text={report.test_remarks} title={report.course.name} />
          ),
        ],
        trailing: report.attendance.trim() && <Bdi>{formatAttendance(report.attendance)}</Bdi>,
      }))}
    />
  )
}

type AllottedTeachersProps = { allotments: readonly Allotment[]; hrefOf: (teacherId: number) => string }

export function AllottedTeachers({ allotments, hrefOf }: AllottedTeachersProps) {
  const { t } = useLingui()
  const { timeZone, viewerZone } = useSchoolSettings()
  return (
    <DetailRows
      label={t`Allotted Teachers`}
      rows={allotments.map(({ id, teacher, course, student_class_timings: timings }) => ({
        id,
        title: teacher.name,
        href: hrefOf(teacher.id),
        details: [
          <Bdi key="course">{course.name}</Bdi>,
          <ClassTimes key="times" timings={readClassTimes(timings)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
      }))}
    />
  )
}
