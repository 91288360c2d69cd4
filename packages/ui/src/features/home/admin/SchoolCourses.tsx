import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseGrid, CourseGridLoading } from '#components/CourseGrid/CourseGrid.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import type { Remote } from '#remote.ts'

type SchoolCoursesProps = {
  courses: Remote<Course[]>
  coursesHref: string
  getCourseHref: (id: number) => string
}

/** The courses, as they are offered, each with the way to its own page. */
export function SchoolCourses({ courses, coursesHref, getCourseHref }: SchoolCoursesProps) {
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
