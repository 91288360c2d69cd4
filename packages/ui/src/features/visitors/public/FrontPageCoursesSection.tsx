import { Trans } from '@lingui/react/macro'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CourseTiles, type CourseTilesProps } from './CourseTiles.tsx'
import { Section, LinkRow } from './FrontPage.styles.ts'

/** Number of courses shown before the link to the full list. */
const MAX_TILES = 6

type FrontPageCoursesSectionProps = Pick<CourseTilesProps, 'courses' | 'teachers' | 'hrefOf'> & { allHref: string }

/** Courses on the front page. */
export function FrontPageCoursesSection({ courses, teachers, hrefOf, allHref }: FrontPageCoursesSectionProps) {
  return (
    <Section id="courses" aria-labelledby="courses-title">
      <h2 id="courses-title">
        <Trans>What you can learn</Trans>
      </h2>
      <CourseTiles courses={courses} teachers={teachers} hrefOf={hrefOf} max={MAX_TILES} skeletons={3} />
      {courses.state === 'ready' && courses.data.length > MAX_TILES && (
        <LinkRow>
          <StaticLinkButton $variant="secondary" $size="md" href={allHref}>
            <Trans>See all courses</Trans>
          </StaticLinkButton>
        </LinkRow>
      )}
    </Section>
  )
}
