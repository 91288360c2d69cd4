import type { OwnAttendance, StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays } from 'lucide-react'
import { type EnrolledCoursesProps, EnrolledCourses } from '#components/EnrolledCourses/EnrolledCourses.tsx'
import { NextLesson, type NextLessonProps } from '#components/NextLesson/NextLesson.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { Text } from '#components/Text/Text.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import {
  StudentTodoList,
  type StudentTodoListProps,
  DashboardSectionLoading,
} from './StudentTodoList/StudentTodoList.tsx'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'

type DashboardScreenProps = EnrolledCoursesProps &
  NextLessonProps &
  Pick<StudentTodoListProps, 'events' | 'billing' | 'fees' | 'discounts' | 'isReportOpened'> & {
    todoHrefs: StudentTodoListProps['hrefs']
    classes: Remote<StudentClass[]>
    /** Undefined if the school doesn’t publish it. */
    attendance: Remote<OwnAttendance> | undefined
    getAttendanceHref: (courseId: number) => string
    enrolledCoursesHref: string
    allClassesHref: string
  }

/**
 * Next lesson, to-do list and progress; then 2§2 “Student dashboard”, whose counts come from the lists (decision 11).
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
  isReportOpened,
  todoHrefs,
  attendance,
  getAttendanceHref,
  ...todoListProps
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { courses } = todoListProps
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <NextLesson lessons={lessons} timetableHref={timetableHref} host={host} />
      <StudentTodoList
        {...{ events, billing, fees, courses, classes, isReportOpened }}
        {...(discounts && { discounts })}
        hrefs={todoHrefs}
      />
      {attendance && <CourseProgressSection attendance={attendance} getAttendanceHref={getAttendanceHref} />}
      <StatGrid
        label={t`At a glance`}
        stats={[
          {
            id: 'courses',
            label: t`Enrolled Courses`,
            count: getCount(courses),
            icon: <BookOpen aria-hidden />,
            href: enrolledCoursesHref,
          },
          {
            id: 'classes',
            label: t`Classes`,
            count: getCount(removeDuplicates(classes)),
            icon: <CalendarDays aria-hidden />,
            href: allClassesHref,
          },
        ]}
      />
      {/* The count already reports the failed courses. */}
      {courses.state !== 'failed' && (
        <Stack as="section" gap="large">
          <Text as="h2" size="xl">
            <Trans>My courses</Trans>
          </Text>
          <EnrolledCourses {...todoListProps} headingLevel={3} />
        </Stack>
      )}
    </Page>
  )
}

function getCount(list: Remote<unknown[]>): Remote<number> {
  return mapRemote(list, ({ length }) => length)
}

/** A class of several of the student’s courses is listed once per course. */
function removeDuplicates(classes: Remote<StudentClass[]>): Remote<StudentClass[]> {
  return mapRemote(classes, (all) => [...new Map(all.map((entry) => [entry.class.id, entry])).values()])
}

type CourseProgressSectionProps = {
  attendance: Remote<OwnAttendance>
  getAttendanceHref: (courseId: number) => string
}

/** Attendance progress of the student’s courses; leaves out courses without data. */
function CourseProgressSection({ attendance, getAttendanceHref }: CourseProgressSectionProps) {
  const { t } = useLingui()
  const coursesWithData =
    attendance.state === 'ready'
      ? attendance.data.courses.filter(({ present, absent, held }) => present + absent + held > 0)
      : []
  const loading = <DashboardSectionLoading label={t`Loading attendance`} />
  if (attendance.state === 'loading') return loading
  if (attendance.state === 'ready' && coursesWithData.length === 0) return null
  return (
    <Stack as="section" gap="large">
      <Text as="h2" size="xl">
        <Trans>My progress</Trans>
      </Text>
      <RemoteView remote={attendance} loading={loading}>
        {() => <CourseProgress label={t`My progress`} courses={coursesWithData} getHref={getAttendanceHref} />}
      </RemoteView>
    </Stack>
  )
}
