import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { CourseTile, Tiles } from '#components/CourseTile/CourseTile.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding-block-start: ${tokens.space[10]};
`

/** Number of tiles on a phone’s first screen. */
const FIRST_SCREEN_TILES = 3

type CoursesPageProps = {
  courses: Remote<readonly PublicCourse[]>
  hrefOf: (course: PublicCourse) => string
}

/** Public list of all courses. */
export function CoursesPage({ courses, hrefOf }: CoursesPageProps) {
  const { t } = useLingui()
  return (
    <Root>
      <PublicHeading title={t`Courses`}>
        <Trans>Open one to read what it teaches, and to enroll.</Trans>
      </PublicHeading>
      <RemoteView remote={courses} loading={<Loading />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState scene="courses" title={t`The courses are still being prepared`}>
              <Trans>Ask the school what it will teach, and from when.</Trans>
            </EmptyState>
          ) : (
            <Tiles role="list">
              {all.map((course, index) => (
                <li key={course.id}>
                  <CourseTile
                    course={course}
                    headingLevel={2}
                    languages={course.languages}
                    outlines={course.outlines.length}
                    isPriority={index < FIRST_SCREEN_TILES}
                    href={hrefOf(course)}
                  />
                </li>
              ))}
            </Tiles>
          )
        }
      </RemoteView>
    </Root>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading courses`}>
      <Tiles as="div">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Tiles>
    </LoadingRegion>
  )
}
