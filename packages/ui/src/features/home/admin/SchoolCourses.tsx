import type { Course } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Bdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

/** A small card; all of it is a link to the course's page. */
const Tile = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  block-size: 100%;
  min-block-size: 4rem;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  /* Crops the picture to the space beside the text. */
  > :first-child {
    aspect-ratio: auto;
    container-type: inline-size;
  }
  > :first-child img {
    position: absolute;
    inset: 0;
  }
  h3 {
    font-size: ${tokens.text.md};
    font-weight: ${tokens.weight.medium};
    line-height: ${tokens.leading.tight};
    overflow-wrap: anywhere;
  }
  h3 a {
    min-block-size: 0;
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
    content: '';
  }
  h3 a[data-focus-visible] {
    outline: none;
  }
  h3 a[data-focus-visible]::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`

const TileText = styled.div`
  display: grid;
  align-content: center;
  gap: 2px;
  min-inline-size: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
`

type SchoolCoursesProps = {
  courses: Remote<Course[]>
  coursesHref: string
  getCourseHref: (id: number) => string
}

/** The offered courses, linked to their pages. */
export function SchoolCourses({ courses, coursesHref, getCourseHref }: SchoolCoursesProps) {
  const { t } = useLingui()
  return (
    <Page as="section" aria-labelledby="dashboard-courses">
      <Inline gap="medium" align="baseline" justify="space-between">
        <Text as="h2" size="xl" id="dashboard-courses">
          {courses.state === 'ready' && courses.data.length > 0 ? (
            <Plural value={courses.data.length} one="# course" other="# courses" />
          ) : (
            <Trans>Courses</Trans>
          )}
        </Text>
        <TextLink href={coursesHref}>
          <Trans>All courses</Trans>
        </TextLink>
      </Inline>
      <RemoteView
        remote={courses}
        loading={
          <LoadingRegion label={t`Loading courses`}>
            <SkeletonLine width="100%" />
          </LoadingRegion>
        }
      >
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
            <Grid as="ul" gap="medium" columns={4}>
              {ready.map((course) => (
                <li key={course.id}>
                  <CourseTile course={course} href={getCourseHref(course.id)} />
                </li>
              ))}
            </Grid>
          )
        }
      </RemoteView>
    </Page>
  )
}

function CourseTile({ course, href }: { course: Course; href: string }) {
  const getTextAttributes = useTextAttributes()
  const { id, name, description, image, price, pricing, course_duration: duration } = course
  return (
    <Tile>
      <CoursePicture id={id} name={name} url={image} />
      <TileText>
        <h3 {...getTextAttributes(name, description)}>
          <TextLink href={href}>{name}</TextLink>
        </h3>
        <Text as="span" tone="muted" size="sm">
          <CoursePrice price={price} pricing={pricing} />
          {duration && (
            <>
              {' · '}
              <Bdi>{duration}</Bdi>
            </>
          )}
        </Text>
      </TileText>
    </Tile>
  )
}
