import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { CourseTiles } from './CourseTiles.tsx'

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
        <Trans>Open a course to see what it covers and enroll.</Trans>
      </PublicHeading>
      <CourseTiles
        courses={courses}
        hrefOf={hrefOf}
        headingLevel={2}
        priorityPictures={FIRST_SCREEN_TILES}
        skeletons={4}
      />
    </Root>
  )
}
