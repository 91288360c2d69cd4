import type { OwnAllotment } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { getPersonLabel } from '#lib/people/personLabels.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import {
  TaskListCard,
  LessonsMissingAttendance,
  type LessonsMissingAttendanceProps,
} from '#features/classes/teacher/LessonsMissingAttendance.tsx'
import { BookOpen, FileText, Users, Video } from 'lucide-react'
import { LessonsToday, type LessonsTodayProps } from '#components/LessonsToday/LessonsToday.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, mapRemote } from '#remote.ts'

type MissingReportsProps = {
  /** Student and course pairs with a missing report. */
  owed: readonly OwnAllotment[]
  /** The form of a new report on a student in a course. */
  getReportHref: (studentId: number, courseId: number) => string
}

/** Students without a recent report (decision 135), linked to the report form. */
function MissingReports({ owed, getReportHref }: MissingReportsProps) {
  const count = owed.length
  const students = new Set(owed.map(({ student }) => student.id)).size
  return (
    <TaskListCard
      title={<Trans>Reports due</Trans>}
      intro={
        <p>
          <Plural
            value={students}
            one="# student has had no report in the last 30 days."
            other="# students have had no report in the last 30 days."
          />
        </p>
      }
      rows={owed.map((allotment) => (
        <OwedReportRow
          key={allotment.id}
          allotment={allotment}
          href={getReportHref(allotment.student.id, allotment.course.id)}
        />
      ))}
      showAll={<Trans>Show all {count} reports</Trans>}
    />
  )
}

function OwedReportRow({ allotment, href }: { allotment: OwnAllotment; href: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { student, course, reported } = allotment
  const who = getPersonLabel(student)
  const last = reported && formatIsoDay(reported, locale)
  return (
    <Inline as="li" gap="large" rowGap="x-small" justify="space-between" breaksWords>
      <Stack gap="x-small" basis="14rem">
        <strong>
          <Bdi>{who}</Bdi>
        </strong>
        <Inline as="span" gap="medium" rowGap="none" align="baseline" tone="muted" size="sm" isTabular>
          <Bdi>{course.name}</Bdi>
          <span>{last ? <Trans>Last report: {last}</Trans> : <Trans>No report yet</Trans>}</span>
        </Inline>
      </Stack>
      <TextLink href={href} aria-label={t`Create report: ${who}, ${course.name}`}>
        <Trans>Create report</Trans>
      </TextLink>
    </Inline>
  )
}

type DashboardScreenProps = Pick<LessonsTodayProps, 'lessons'> & {
  /** Lessons with missing attendance, newest first. */
  lessonsMissingAttendance: LessonsMissingAttendanceProps['lessons']
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  classes: Remote<readonly unknown[]>
  courses: Remote<readonly unknown[]>
  allotments: Remote<readonly OwnAllotment[]>
  getReportHref: MissingReportsProps['getReportHref']
  reports: Remote<readonly unknown[]>
  /** Links to the lists. */
  hrefs: Record<'timetable' | 'classes' | 'courses' | 'students' | 'reports', string>
}

/**
 * Today’s lessons and missing attendance of earlier days; then 2§2 “Teacher dashboard”: counts from the lists (decision
 * 11). A failed part doesn’t affect the others.
 */
export function DashboardScreen({
  classes,
  courses,
  allotments,
  reports,
  getReportHref,
  hrefs,
  ...day
}: DashboardScreenProps) {
  const { t } = useLingui()
  const today = useToday()
  const { lessons, lessonsMissingAttendance, getRegisterHref } = day
  const getCount = (list: Remote<readonly unknown[]>) => mapRemote(list, ({ length }) => length)
  // A student of two courses counts once.
  const students = mapRemote(allotments, (all) => new Set(all.map(({ student }) => student.id)).size)
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <LessonsToday lessons={lessons} timetableHref={hrefs.timetable} getRegisterHref={getRegisterHref} />
      {/* Lessons of today are listed above. */}
      <LessonsMissingAttendance
        lessons={lessons ? lessonsMissingAttendance.filter(({ heldOn }) => heldOn < today) : lessonsMissingAttendance}
        getRegisterHref={getRegisterHref}
      />
      {/* Empty if the backend doesn’t know of missing reports. */}
      <MissingReports
        owed={allotments.state === 'ready' ? allotments.data.filter(({ reportOwed }) => reportOwed) : []}
        getReportHref={getReportHref}
      />
      <StatGrid
        label={t`At a glance`}
        stats={[
          { id: 'classes', label: t`Classes`, icon: <Video />, count: getCount(classes), href: hrefs.classes },
          {
            id: 'courses',
            label: t`Enrolled Courses`,
            icon: <BookOpen />,
            count: getCount(courses),
            href: hrefs.courses,
          },
          { id: 'students', label: t`Allotted Students`, icon: <Users />, count: students, href: hrefs.students },
          { id: 'reports', label: t`Reports`, icon: <FileText />, count: getCount(reports), href: hrefs.reports },
        ]}
      />
    </Page>
  )
}
