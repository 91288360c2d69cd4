import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { type CourseFilter, type PublicCourse, type PublicTeacher, filterCourses } from '#lib/school/PublicCourse.ts'
import { type Remote, mapRemote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { CourseFilters } from './CourseFilters.tsx'
import { CourseTiles } from './CourseTiles.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  padding-block-start: ${tokens.space[8]};
`

/** Number of tiles on a phone’s first screen. */
const FIRST_SCREEN_TILES = 3

type CoursesPageProps = {
  courses: Remote<readonly PublicCourse[]>
  /** Teachers with a public profile. */
  teachers: readonly PublicTeacher[]
  hrefOf: (course: PublicCourse) => string
  /** From the address. */
  filter: CourseFilter
  filterHref: (filter: CourseFilter) => string
  /** Link to ask for a trial lesson; undefined if the school offers none. */
  trialHref?: string | undefined
}

/** Public list of all courses, filtered by language and level where the school says them. */
export function CoursesPage({ courses, teachers, hrefOf, filter, filterHref, trialHref }: CoursesPageProps) {
  const { t } = useLingui()
  const isFiltered = filter.language !== undefined || filter.level !== undefined
  const shown = mapRemote(courses, (all) => filterCourses(all, filter))
  return (
    <Root>
      <PublicHeading title={t`Courses`}>
        <Trans>Open a course to see what it covers and enroll.</Trans>
      </PublicHeading>
      {trialHref !== undefined && (
        <p>
          <StaticLinkButton $variant="primary" $size="md" href={trialHref}>
            <Trans>Try a free lesson</Trans>
          </StaticLinkButton>
        </p>
      )}
      {courses.state === 'ready' && <CourseFilters courses={courses.data} filter={filter} filterHref={filterHref} />}
      <Inline as="p" gap="medium" tone="muted" role="status">
        {isFiltered && shown.state === 'ready' && (
          <Plural value={shown.data.length} one="# course found" other="# courses found" />
        )}
      </Inline>
      <CourseTiles
        courses={shown}
        teachers={teachers}
        hrefOf={hrefOf}
        headingLevel={2}
        priorityPictures={FIRST_SCREEN_TILES}
        skeletons={4}
        whenEmpty={
          isFiltered ? (
            <EmptyState
              scene="search"
              title={t`No course matches`}
              action={
                <StaticLinkButton $variant="secondary" $size="md" href={filterHref({})}>
                  <Trans>See all courses</Trans>
                </StaticLinkButton>
              }
            >
              <Trans>Choose another language or level.</Trans>
            </EmptyState>
          ) : undefined
        }
      />
    </Root>
  )
}
