import type { OwnAllotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { BookOpen, FileText, Users, Video } from 'lucide-react'
import { LessonsToday, type LessonsTodayProps } from '#components/LessonsToday/LessonsToday.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { type Remote, mapRemote } from '#remote.ts'

import {
  LessonsMissingAttendance,
  type LessonsMissingAttendanceProps,
} from '#features/classes/teacher/LessonsMissingAttendance.tsx'
import { MissingReports, type MissingReportsProps } from './MissingReports.tsx'

type DashboardScreenProps = Pick<LessonsTodayProps, 'lessons'> & {
  /** Lessons that lack marks, the newest first. */
  owed: LessonsMissingAttendanceProps['lessons']
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  classes: Remote<readonly unknown[]>
  courses: Remote<readonly unknown[]>
  allotments: Remote<readonly OwnAllotment[]>
  getReportHref: MissingReportsProps['getReportHref']
  reports: Remote<readonly unknown[]>
  /** Where each list is. */
  hrefs: Record<'timetable' | 'classes' | 'courses' | 'students' | 'reports', string>
}

/**
 * What is on today and what is owed of the days before; then 2§2 “Teacher dashboard”: the counts come from the lists
 * (decision 11); one that fails leaves the others.
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
  const { lessons, owed, getRegisterHref } = day
  const countOf = (list: Remote<readonly unknown[]>) => mapRemote(list, ({ length }) => length)
  // Whoever learns two courses is one student.
  const students = mapRemote(allotments, (all) => new Set(all.map(({ student }) => student.id)).size)
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <LessonsToday lessons={lessons} timetableHref={hrefs.timetable} getRegisterHref={getRegisterHref} />
      {/* Those of today stand above, if anywhere. */}
      <LessonsMissingAttendance
        lessons={lessons ? owed.filter(({ heldOn }) => heldOn < today) : owed}
        getRegisterHref={getRegisterHref}
      />
      {/* A backend that can’t tell says of nobody that a report is owed. */}
      <MissingReports
        owed={allotments.state === 'ready' ? allotments.data.filter(({ reportOwed }) => reportOwed) : []}
        getReportHref={getReportHref}
      />
      <StatGrid
        label={t`In numbers`}
        stats={[
          { id: 'classes', label: t`Classes`, icon: <Video />, count: countOf(classes), href: hrefs.classes },
          {
            id: 'courses',
            label: t`Enrolled Courses`,
            icon: <BookOpen />,
            count: countOf(courses),
            href: hrefs.courses,
          },
          { id: 'students', label: t`Allotted Students`, icon: <Users />, count: students, href: hrefs.students },
          { id: 'reports', label: t`Reports`, icon: <FileText />, count: countOf(reports), href: hrefs.reports },
        ]}
      />
    </Page>
  )
}
