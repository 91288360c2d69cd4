import type { StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays } from 'lucide-react'
import { type MyCoursesProps, MyCourses } from '#components/MyCourses/MyCourses.tsx'
import { NextLesson, type NextLessonProps } from '#components/NextLesson/NextLesson.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { Courses } from './DashboardScreen.styles.ts'

type DashboardScreenProps = MyCoursesProps &
  NextLessonProps & {
    classes: Remote<StudentClass[]>
    enrolledCoursesHref: string
    allClassesHref: string
  }

/** 2§2 “Student dashboard”: the counts come from the lists (decision 11). */
export function DashboardScreen({
  classes,
  enrolledCoursesHref,
  allClassesHref,
  lessons,
  timetableHref,
  ...mine
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { courses } = mine
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <NextLesson lessons={lessons} timetableHref={timetableHref} />
      <StatGrid
        label={t`In numbers`}
        stats={[
          {
            id: 'courses',
            label: t`Enrolled Courses`,
            count: countOf(courses),
            icon: <BookOpen aria-hidden />,
            href: enrolledCoursesHref,
          },
          {
            id: 'classes',
            label: t`Classes`,
            count: countOf(withoutRepeats(classes)),
            icon: <CalendarDays aria-hidden />,
            href: allClassesHref,
          },
        ]}
      />
      {/* The count has said already that the courses could not be had. */}
      {courses.state !== 'failed' && (
        <Courses>
          <h2>
            <Trans>My courses</Trans>
          </h2>
          <MyCourses {...mine} headingLevel={3} />
        </Courses>
      )}
    </Page>
  )
}

function countOf(list: Remote<unknown[]>): Remote<number> {
  return mapRemote(list, ({ length }) => length)
}

/** A class that teaches several of the student’s courses is in the list once for each. */
function withoutRepeats(classes: Remote<StudentClass[]>): Remote<StudentClass[]> {
  return mapRemote(classes, (all) => [...new Map(all.map((entry) => [entry.class.id, entry])).values()])
}
