import type { OwnAttendance, StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays } from 'lucide-react'
import { type EnrolledCoursesProps, EnrolledCourses } from '#components/EnrolledCourses/EnrolledCourses.tsx'
import { NextLesson, type NextLessonProps } from '#components/NextLesson/NextLesson.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { StudentTodoList, type StudentTodoListProps } from './StudentTodoList/StudentTodoList.tsx'
import { CourseProgressSection } from './CourseProgressSection.tsx'

type DashboardScreenProps = EnrolledCoursesProps &
  NextLessonProps &
  Pick<StudentTodoListProps, 'events' | 'billing' | 'fees' | 'discounts' | 'isReportSeen'> & {
    needHrefs: StudentTodoListProps['hrefs']
    classes: Remote<StudentClass[]>
    /** Undefined where the school doesn’t tell it. */
    attendance: Remote<OwnAttendance> | undefined
    getAttendanceHref: (courseId: number) => string
    enrolledCoursesHref: string
    allClassesHref: string
  }

/**
 * What comes next, what needs the student, how far they have come; then 2§2 “Student dashboard”, whose counts come from the
 * lists (decision 11).
 */
export function DashboardScreen({
  classes,
  enrolledCoursesHref,
  allClassesHref,
  lessons,
  timetableHref,
  host,
  events,
  billing,
  fees,
  discounts,
  isReportSeen,
  needHrefs,
  attendance,
  getAttendanceHref,
  ...mine
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { courses } = mine
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <NextLesson lessons={lessons} timetableHref={timetableHref} host={host} />
      <StudentTodoList
        {...{ events, billing, fees, courses, classes, isReportSeen }}
        {...(discounts && { discounts })}
        hrefs={needHrefs}
      />
      {attendance && <CourseProgressSection attendance={attendance} getAttendanceHref={getAttendanceHref} />}
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
        <Stack as="section" gap="large">
          <Text as="h2" size="xl">
            <Trans>My courses</Trans>
          </Text>
          <EnrolledCourses {...mine} headingLevel={3} />
        </Stack>
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
