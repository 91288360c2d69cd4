import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseGrid, CourseGridLoading } from '#components/CourseGrid/CourseGrid.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import type { Remote } from '#remote.ts'
import { SectionHead } from './WaitingForYou.styles.ts'

type CoursesOfSchoolProps = {
  courses: Remote<Course[]>
  coursesHref: string
  getCourseHref: (id: number) => string
}

/** The courses, as they are offered, each with the way to its own page. */
export function CoursesOfSchool({ courses, coursesHref, getCourseHref }: CoursesOfSchoolProps) {
  const { t } = useLingui()
  return (
    <Page as="section" aria-labelledby="dashboard-courses">
      <SectionHead>
        <h2 id="dashboard-courses">
          <Trans>Courses</Trans>
        </h2>
        <TextLink href={coursesHref}>
          <Trans>All courses</Trans>
        </TextLink>
      </SectionHead>
      <RemoteView remote={courses} loading={<CourseGridLoading />}>
        {(ready) =>
          ready.length === 0 ? (
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
