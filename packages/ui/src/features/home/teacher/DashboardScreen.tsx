import type { OwnAllotment, Trial } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { BookOpen, FileText, Users, Video } from 'lucide-react'
import { styled } from 'styled-components'
import { LessonsToday, type LessonsTodayProps } from '#components/LessonsToday/LessonsToday.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import {
  LessonsMissingAttendance,
  type LessonsMissingAttendanceProps,
} from '#features/classes/teacher/LessonsMissingAttendance.tsx'
import { TrialLessons, type TrialLessonsProps } from '#features/trial/shared/TrialLessons.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { MissingReports, type MissingReportsProps } from './MissingReports.tsx'
import { NextLessons } from './NextLessons.tsx'

/** What to do now beside what comes next; one below the other where there is no room, or if one of them is empty. */
const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;

  &:not(:has(> * > *)) {
    display: none;
  }
  ${mediaUp('lg')} {
    &:has(> :first-child > *):has(> :last-child > *) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  &:empty {
    display: none;
  }
`

type DashboardScreenProps = Pick<LessonsTodayProps, 'lessons'> & {
  /** Lessons with missing attendance, newest first. */
  lessonsMissingAttendance: LessonsMissingAttendanceProps['lessons']
  getRegisterHref: LessonsMissingAttendanceProps['getRegisterHref']
  classes: Remote<readonly unknown[]>
  courses: Remote<readonly unknown[]>
  allotments: Remote<readonly OwnAllotment[]>
  getReportHref: MissingReportsProps['getReportHref']
  getStudentHref: MissingReportsProps['getStudentHref']
  reports: Remote<readonly unknown[]>
  /** Trial lessons of the teacher; empty if the backend has none. */
  trials: readonly Trial[]
  onNoteTrialOutcome: TrialLessonsProps['onNoteOutcome']
  /** Links to the lists. */
  hrefs: Record<'timetable' | 'classes' | 'courses' | 'students' | 'reports', string>
}

/**
 * Today’s lessons, missing attendance of earlier days, the next lessons and due reports; then 2§2 “Teacher dashboard”:
 * counts from the lists (decision 11). A failed part doesn’t affect the others.
 */
export function DashboardScreen({
  classes,
  courses,
  allotments,
  reports,
  getReportHref,
  getStudentHref,
  trials,
  onNoteTrialOutcome,
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
      <Columns>
        <Column>
          <LessonsToday lessons={lessons} timetableHref={hrefs.timetable} getRegisterHref={getRegisterHref} />
          <TrialLessons trials={trials} onNoteOutcome={onNoteTrialOutcome} />
          {/* Lessons of today are listed above. */}
          <LessonsMissingAttendance
            lessons={
              lessons ? lessonsMissingAttendance.filter(({ heldOn }) => heldOn < today) : lessonsMissingAttendance
            }
            getRegisterHref={getRegisterHref}
          />
        </Column>
        <Column>
          {/* Empty if the backend doesn’t know of missing reports. */}
          <MissingReports
            owed={allotments.state === 'ready' ? allotments.data.filter(({ reportOwed }) => reportOwed) : []}
            getReportHref={getReportHref}
            getStudentHref={getStudentHref}
          />
          <NextLessons lessons={lessons} timetableHref={hrefs.timetable} />
        </Column>
      </Columns>
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
