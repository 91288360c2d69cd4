import type { Allotment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { BookOpen, FileText, Users, Video } from 'lucide-react'
import { NextLesson, type NextLessonProps } from '#components/NextLesson/NextLesson.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { type Remote, mapRemote } from '#remote.ts'

type DashboardScreenProps = Pick<NextLessonProps, 'lessons'> & {
  classes: Remote<readonly unknown[]>
  courses: Remote<readonly unknown[]>
  allotments: Remote<readonly Pick<Allotment, 'student'>[]>
  reports: Remote<readonly unknown[]>
  /** Where each list is. */
  hrefs: Record<'timetable' | 'classes' | 'courses' | 'students' | 'reports', string>
}

/** 2§2 “Teacher dashboard”: the counts come from the lists (decision 11); one that fails leaves the others. */
export function DashboardScreen({ classes, courses, allotments, reports, lessons, hrefs }: DashboardScreenProps) {
  const { t } = useLingui()
  const countOf = (list: Remote<readonly unknown[]>) => mapRemote(list, ({ length }) => length)
  // Whoever learns two courses is one student.
  const students = mapRemote(allotments, (all) => new Set(all.map(({ student }) => student.id)).size)
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <NextLesson lessons={lessons} timetableHref={hrefs.timetable} />
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
