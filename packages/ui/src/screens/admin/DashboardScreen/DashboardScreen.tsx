import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CalendarDays, GraduationCap, Users, Video } from 'lucide-react'
import { CourseGrid, CourseGridLoading } from '#components/CourseGrid/CourseGrid.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { StatGrid } from '#components/StatGrid/StatGrid.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { type Remote, mapRemote } from '#remote.ts'
import { SectionHead } from './DashboardScreen.styles.ts'

type Counted = 'classes' | 'courses' | 'students' | 'teachers' | 'events'

type DashboardScreenProps = {
  classes: Remote<readonly unknown[]>
  courses: Remote<Course[]>
  students: Remote<readonly unknown[]>
  teachers: Remote<readonly unknown[]>
  events: Remote<readonly unknown[]>
  /** Where each list is. */
  hrefs: Record<Counted, string>
}

/** 2§2 “Admin dashboard”: five counts, each of a list (decision 11), and the courses. One that fails leaves the others. */
export function DashboardScreen({ classes, courses, students, teachers, events, hrefs }: DashboardScreenProps) {
  const { t } = useLingui()
  const countOf = (list: Remote<readonly unknown[]>) => mapRemote(list, ({ length }) => length)
  return (
    <Page>
      <PageHeader title={t`Dashboard`} />
      <StatGrid
        label={t`The school in numbers`}
        stats={[
          { id: 'classes', label: t`Classes`, icon: <Video />, count: countOf(classes), href: hrefs.classes },
          { id: 'courses', label: t`Courses`, icon: <BookOpen />, count: countOf(courses), href: hrefs.courses },
          { id: 'students', label: t`Students`, icon: <Users />, count: countOf(students), href: hrefs.students },
          {
            id: 'teachers',
            label: t`Teachers`,
            icon: <GraduationCap />,
            count: countOf(teachers),
            href: hrefs.teachers,
          },
          { id: 'events', label: t`Events`, icon: <CalendarDays />, count: countOf(events), href: hrefs.events },
        ]}
      />
      {/* A list that failed has said so on its card. */}
      {courses.state !== 'failed' && (
        <Page as="section" aria-labelledby="dashboard-courses">
          <SectionHead>
            <h2 id="dashboard-courses">
              <Trans>Courses</Trans>
            </h2>
            <TextLink href={hrefs.courses}>
              <Trans>All courses</Trans>
            </TextLink>
          </SectionHead>
          <RemoteView remote={courses} loading={<CourseGridLoading />}>
            {(ready) =>
              ready.length === 0 ? (
                <NoCourses coursesHref={hrefs.courses} />
              ) : (
                <CourseGrid
                  courses={ready}
                  headingLevel={3}
                  getActions={({ name }) => (
                    <LinkButton size="sm" href={hrefs.courses} aria-label={t`Manage ${name}`}>
                      <Trans>Manage</Trans>
                    </LinkButton>
                  )}
                />
              )
            }
          </RemoteView>
        </Page>
      )}
    </Page>
  )
}

function NoCourses({ coursesHref }: { coursesHref: string }) {
  return (
    <EmptyState
      kind="courses"
      title={<Trans>No courses yet</Trans>}
      action={
        <LinkButton variant="primary" href={coursesHref}>
          <Trans>Go to the courses</Trans>
        </LinkButton>
      }
    >
      <Trans>What you create there is what students can enroll in.</Trans>
    </EmptyState>
  )
}
