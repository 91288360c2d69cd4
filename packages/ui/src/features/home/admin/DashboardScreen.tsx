import type { Course, ListedEvent, SchoolFigures } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseGrid, CourseGridLoading } from '#components/CourseCard/CourseCard.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView, StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { BookOpen, CalendarDays, GraduationCap, Users, Video } from 'lucide-react'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { LessonsToday, type LessonsTodayProps } from '#components/LessonsToday/LessonsToday.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { lazyWithRetry } from '#lib/lazyWithRetry.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents.tsx'
import { AdminTodoList, type AdminTodoListProps } from './AdminTodoList.tsx'

type SchoolCoursesProps = {
  courses: Remote<Course[]>
  coursesHref: string
  getCourseHref: (id: number) => string
}

/** The offered courses, linked to their pages. */
function SchoolCourses({ courses, coursesHref, getCourseHref }: SchoolCoursesProps) {
  const { t } = useLingui()
  return (
    <Page as="section" aria-labelledby="dashboard-courses">
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id="dashboard-courses">
          <Trans>Courses</Trans>
        </Text>
        <TextLink href={coursesHref}>
          <Trans>All courses</Trans>
        </TextLink>
      </Inline>
      <RemoteView remote={courses} loading={<CourseGridLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState
              scene="courses"
              title={<Trans>No courses yet</Trans>}
              action={
                <LinkButton variant="primary" href={coursesHref}>
                  <Trans>Go to courses</Trans>
                </LinkButton>
              }
            >
              <Trans>Create courses for students to enroll in.</Trans>
            </EmptyState>
          ) : (
            <CourseGrid
              courses={ready}
              headingLevel={3}
              getActions={({ id, name }) => (
                <LinkButton size="sm" href={getCourseHref(id)} aria-label={t`Manage ${name}`}>
                  <Trans>Manage</Trans>
                </LinkButton>
              )}
            />
          )
        }
      </RemoteView>
    </Page>
  )
}

/** To-do list and today’s lessons, side by side where there is room. */
const TopSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${mediaUp('xl')} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`

// Below the fold, and the only part of this page that needs the chart library.
const LazyStatisticsCharts = lazyWithRetry(async () => (await import('./StatisticsCharts.tsx')).StatisticsCharts)

type StatisticId = 'classes' | 'courses' | 'students' | 'teachers' | 'events'

type DashboardScreenProps = AdminTodoListProps &
  Pick<LessonsTodayProps, 'lessons'> & {
    classes: Remote<number>
    courses: Remote<Course[]>
    students: Remote<number>
    teachers: Remote<number>
    events: Remote<readonly ListedEvent[]>
    /** Statistics by month and week; undefined if the backend has none (decision 16). */
    statistics: Remote<SchoolFigures> | undefined
    /** Links to the lists. */
    hrefs: Record<StatisticId | 'timetable' | 'income', string>
    getMembersHref: UpcomingEventsProps['getMembersHref']
    getCourseHref: (id: number) => string
  }

/**
 * To-do list and today’s lessons; then 2§2 “Admin dashboard”: five counts, each linked to its list (decision 11), and
 * the courses. A failed part doesn’t affect the others.
 */
export function DashboardScreen({
  waiting,
  overdueFees,
  getInboxHref,
  lessons,
  statistics,
  courses,
  events,
  ...rest
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { classes, students, teachers, hrefs, getMembersHref, getCourseHref } = rest
  const loadedFigures = statistics?.state === 'ready' ? statistics.data : undefined
  const toStatistic = (id: StatisticId, count: Remote<number>) => ({
    id,
    count,
    href: hrefs[id],
    newThisMonth: loadedFigures?.thisMonth[id],
  })
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <TopSections>
        <AdminTodoList waiting={waiting} getInboxHref={getInboxHref} overdueFees={overdueFees} />
        <LessonsToday lessons={lessons} timetableHref={hrefs.timetable} />
      </TopSections>
      <StaleDataBanner stale={statistics?.state === 'ready' ? statistics.stale : undefined} isList={false} />
      <StatGrid
        label={t`At a glance`}
        stats={[
          { ...toStatistic('classes', classes), label: t`Classes`, icon: <Video /> },
          { ...toStatistic('courses', getLength(courses)), label: t`Courses`, icon: <BookOpen /> },
          { ...toStatistic('students', students), label: t`Students`, icon: <Users /> },
          { ...toStatistic('teachers', teachers), label: t`Teachers`, icon: <GraduationCap /> },
          { ...toStatistic('events', getLength(events)), label: t`Events`, icon: <CalendarDays /> },
        ]}
      />
      {/* A failed list is reported on its card. */}
      {events.state === 'ready' && events.data.length > 0 && (
        <UpcomingEvents events={events.data} eventsHref={hrefs.events} getMembersHref={getMembersHref} />
      )}
      {loadedFigures && (
        <Suspense
          fallback={
            <LoadingRegion label={t`Loading…`}>
              <SkeletonCard />
            </LoadingRegion>
          }
        >
          <LazyStatisticsCharts statistics={loadedFigures} incomeHref={hrefs.income} />
        </Suspense>
      )}
      {courses.state !== 'failed' && (
        <SchoolCourses courses={courses} coursesHref={hrefs.courses} getCourseHref={getCourseHref} />
      )}
    </Page>
  )
}

function getLength(list: Remote<readonly unknown[]>): Remote<number> {
  return mapRemote(list, ({ length }) => length)
}
