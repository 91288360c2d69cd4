import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CourseTile, Tiles } from '#components/CourseTile/CourseTile.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import type { Remote } from '#remote.ts'
import { Section, LinkRow } from './FrontPage.styles.ts'

/** Number of courses shown before the link to the full list. */
const MAX_TILES = 6

type CoursesSectionProps = {
  courses: Remote<readonly PublicCourse[]>
  hrefOf: (course: PublicCourse) => string
  allHref: string
}

/** Courses on the front page. */
export function CoursesSection({ courses, hrefOf, allHref }: CoursesSectionProps) {
  const { t } = useLingui()
  return (
    <Section id="courses" aria-labelledby="courses-title">
      <h2 id="courses-title">
        <Trans>What you can learn</Trans>
      </h2>
      <RemoteView remote={courses} loading={<Loading />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState scene="courses" title={t`The courses are still being prepared`}>
              <Trans>Ask the school what it will teach, and from when.</Trans>
            </EmptyState>
          ) : (
            <>
              <Tiles role="list">
                {all.slice(0, MAX_TILES).map((course) => (
                  <li key={course.id}>
                    <CourseTile
                      course={course}
                      languages={course.languages}
                      outlines={course.outlines.length}
                      href={hrefOf(course)}
                    />
                  </li>
                ))}
              </Tiles>
              {all.length > MAX_TILES && (
                <LinkRow>
                  <StaticLinkButton $variant="secondary" $size="md" href={allHref}>
                    <Trans>See all courses</Trans>
                  </StaticLinkButton>
                </LinkRow>
              )}
            </>
          )
        }
      </RemoteView>
    </Section>
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
      </Tiles>
    </LoadingRegion>
  )
}
