import type { OwnAttendance, StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { type EnrolledCoursesProps, EnrolledCourses } from '#components/EnrolledCourses/EnrolledCourses.tsx'
import { NextLesson, type NextLessonProps } from '#components/NextLesson/NextLesson.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { Text } from '#components/Text/Text.tsx'
import { ExcuseControl } from '#features/excuses/student/ExcuseDialog.tsx'
import type { ExcuseActions } from '#features/excuses/student/excuse.schema.ts'
import { type OwnPractices, PracticeCards } from '#features/practice/student/PracticeCard.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { findNextLesson, getLessonKey } from '#lib/lessons/upcomingLessons.ts'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { type Remote, getListOrEmpty, mapRemote } from '#remote.ts'
import { FirstDaysCard, type Microphone } from './FirstDays/FirstDaysCard.tsx'
import { type FirstDays, getFirstDays } from './FirstDays/getFirstDays.ts'
import { MilestoneNote } from './MilestoneNote.tsx'
import { StudentGreeting, TodayInBothCalendars } from './StudentGreeting.tsx'
import {
  StudentTodoList,
  type StudentTodoListProps,
  DashboardSectionLoading,
} from './StudentTodoList/StudentTodoList.tsx'
import { CourseProgress } from '#components/CourseProgress/CourseProgress.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'

type DashboardScreenProps = Omit<EnrolledCoursesProps, 'lessons' | 'lessonKeyAbove' | 'renderPractice'> &
  Omit<NextLessonProps, 'renderActions'> &
  Pick<StudentTodoListProps, 'events' | 'billing' | 'fees' | 'requests' | 'discounts' | 'isReportOpened'> & {
    /** Undefined until it is known. */
    userName: string | undefined
    /** Overview of all children of the account. */
    family?: ReactNode
    todoHrefs: StudentTodoListProps['hrefs']
    classes: Remote<StudentClass[]>
    /** Undefined if the school doesn’t publish it. */
    attendance: Remote<OwnAttendance> | undefined
    /** Undefined if the device can’t test it. */
    microphone?: Microphone | undefined
    /** Undefined if the backend takes no excuses. */
    excuses?: ExcuseActions | undefined
    /** Undefined until it has loaded, or if the backend has none. */
    practice?: OwnPractices | undefined
    getAttendanceHref: (courseId: number) => string
    enrolledCoursesHref: string
    allClassesHref: string
  }

/**
 * Next lesson, practice, to-do list and progress; then 2§2 “Student dashboard”, whose counts come from the lists
 * (decision 11). A new account sees its first days instead of counts that are zero (decision 312).
 */
export function DashboardScreen({
  family,
  userName,
  todoHrefs,
  timetableHref,
  host,
  microphone,
  excuses,
  practice,
  ...props
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { courses, classes, lessons, attendance, coursesHref, events, billing, fees, requests, discounts } = props
  const now = useNow()
  const firstDays = useFirstDays(props, microphone)
  // The first days take the place of empty lists and counts.
  const isNew = firstDays !== undefined && hasNothing(courses, classes)
  const next = lessons?.state === 'ready' ? findNextLesson(lessons.data, now) : undefined
  const courseLinks = {
    getOutlinesHref: props.getOutlinesHref,
    getClassesHref: props.getClassesHref,
    getReportHref: props.getReportHref,
    coursesHref,
  }
  return (
    <Page>
      <PageHeader
        title={t`Dashboard`}
        greeting={userName?.trim() ? <StudentGreeting name={userName} /> : undefined}
        description={<TodayInBothCalendars />}
      />
      {family}
      <NextLesson
        lessons={lessons}
        timetableHref={timetableHref}
        host={host}
        renderActions={excuses && ((lesson) => <ExcuseControl lesson={lesson} actions={excuses} />)}
      />
      {practice && <PracticeCards {...practice} />}
      {attendance?.state === 'ready' && <MilestoneNote attendance={attendance.data} />}
      {firstDays && <FirstDaysCard firstDays={firstDays} coursesHref={coursesHref} microphone={microphone} />}
      <StudentTodoList
        {...{ events, billing, fees, requests, courses, classes, discounts, isReportOpened: props.isReportOpened }}
        hrefs={todoHrefs}
      />
      {attendance && (
        <CourseProgressSection attendance={attendance} lessons={lessons} getAttendanceHref={props.getAttendanceHref} />
      )}
      {!isNew && (
        <StatGrid
          label={t`At a glance`}
          stats={[
            {
              id: 'courses',
              label: t`Enrolled Courses`,
              count: getCount(courses),
              icon: <BookOpen aria-hidden />,
              href: props.enrolledCoursesHref,
            },
            {
              id: 'classes',
              label: t`Classes`,
              count: getCount(removeDuplicates(classes)),
              icon: <CalendarDays aria-hidden />,
              href: props.allClassesHref,
            },
          ]}
        />
      )}
      {/* The count already reports the failed courses. */}
      {courses.state !== 'failed' && !isNew && (
        <Stack as="section" gap="large">
          <Text as="h2" size="xl">
            <Trans>My courses</Trans>
          </Text>
          <EnrolledCourses
            {...courseLinks}
            {...{ courses, lessons, classes, attendance }}
            lessonKeyAbove={next && getLessonKey(next)}
            headingLevel={3}
          />
        </Stack>
      )}
    </Page>
  )
}

type FirstDaysProps = Pick<
  DashboardScreenProps,
  'courses' | 'billing' | 'requests' | 'classes' | 'lessons' | 'attendance'
>

/** The first days of a new account, once everything they depend on has loaded; never on a plain backend. */
function useFirstDays(
  { courses, billing, requests, classes, lessons, attendance }: FirstDaysProps,
  microphone: Microphone | undefined,
): FirstDays | undefined {
  const now = useNow()
  const hasExtensions = useHasApiExtensions()
  if (courses.state !== 'ready' || billing.state !== 'ready' || classes.state !== 'ready') return undefined
  if (!hasExtensions || [requests, lessons, attendance].some((one) => one?.state === 'loading')) return undefined
  return getFirstDays(
    {
      courses: courses.data,
      billing: billing.data,
      classes: classes.data,
      requests: requests ? getListOrEmpty(requests) : [],
      lessons: lessons?.state === 'ready' ? lessons.data : [],
      attendance: attendance?.state === 'ready' ? attendance.data : undefined,
      isMicrophoneTested: microphone?.isTested,
    },
    now,
  )
}

function hasNothing(...lists: Remote<unknown[]>[]): boolean {
  return lists.every((list) => list.state === 'ready' && list.data.length === 0)
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
  lessons: DashboardScreenProps['lessons']
  getAttendanceHref: (courseId: number) => string
}

/** Attendance progress of the student’s courses; leaves out courses without data. */
function CourseProgressSection({ attendance, lessons, getAttendanceHref }: CourseProgressSectionProps) {
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
        {() => (
          <CourseProgress
            label={t`My progress`}
            courses={coursesWithData}
            getHref={getAttendanceHref}
            lessons={lessons?.state === 'ready' ? lessons.data : undefined}
          />
        )}
      </RemoteView>
    </Stack>
  )
}
