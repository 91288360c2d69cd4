import type { Course, ListedEvent, SchoolFigures } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { type ReactNode, Suspense, use } from 'react'
import { styled } from 'styled-components'
import { LessonsToday, type LessonsTodayProps } from '#components/LessonsToday/LessonsToday.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import { lazyWithRetry } from '#lib/lazyWithRetry.ts'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents.tsx'
import { AdminTodoList, type AdminTodoListProps } from './AdminTodoList.tsx'
import { SchoolCourses } from './SchoolCourses.tsx'
import { StatRows } from './StatRows.tsx'

/** What to do and what comes next; beside it, where there is room, the numbers. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;

  ${mediaUp('xl')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
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
    /** Shown first: what the administrator should know or set up. */
    notices?: ReactNode
    /** Links to the lists. */
    hrefs: Record<StatisticId | 'timetable' | 'income', string>
    getMembersHref: UpcomingEventsProps['getMembersHref']
    getCourseHref: (id: number) => string
  }

/**
 * To-do list, today’s lessons and the next events; beside them 2§2 “Admin dashboard”: five counts, each linked to its
 * list (decision 11); below the courses. A failed part doesn’t affect the others.
 */
export function DashboardScreen({
  waiting,
  getInboxHref,
  lessons,
  statistics,
  courses,
  events,
  ...rest
}: DashboardScreenProps) {
  const { t } = useLingui()
  const { teaching } = use(OfficeAccessContext)
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
      {rest.notices}
      <Columns>
        <Column>
          <AdminTodoList waiting={waiting} getInboxHref={getInboxHref} />
          <LessonsToday lessons={lessons} timetableHref={hrefs.timetable} />
          {/* A failed list is reported at its count. */}
          {events.state === 'ready' && events.data.length > 0 && (
            <UpcomingEvents events={events.data} eventsHref={hrefs.events} getMembersHref={getMembersHref} />
          )}
        </Column>
        <Column>
          <StaleDataBanner stale={statistics?.state === 'ready' ? statistics.stale : undefined} isList={false} />
          <StatRows
            stats={[
              { ...toStatistic('classes', classes), label: t`Classes` },
              { ...toStatistic('courses', getLength(courses)), label: t`Courses` },
              { ...toStatistic('students', students), label: t`Students` },
              { ...toStatistic('teachers', teachers), label: t`Teachers` },
              { ...toStatistic('events', getLength(events)), label: t`Events` },
            ].filter(({ id }) => teaching || id === 'students' || id === 'events')}
          />
          {loadedFigures && hasTrends(loadedFigures) && (
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
        </Column>
      </Columns>
      {teaching && courses.state !== 'failed' && (
        <SchoolCourses courses={courses} coursesHref={hrefs.courses} getCourseHref={getCourseHref} />
      )}
    </Page>
  )
}

/** From this many months on, charts say more than the numbers. */
const MONTHS_OF_TRENDS = 3

function hasTrends({ months }: SchoolFigures): boolean {
  const first = months.findIndex(
    ({ registrations, courseIncome, eventIncome }) => registrations + courseIncome + eventIncome > 0,
  )
  return first !== -1 && months.length - first >= MONTHS_OF_TRENDS
}

function getLength(list: Remote<readonly unknown[]>): Remote<number> {
  return mapRemote(list, ({ length }) => length)
}
