import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CourseTile, CourseTileGrid } from '#components/CourseTile/CourseTile.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonCard } from '#components/Skeleton/Skeleton.tsx'
import type { PublicCourse, PublicTeacher } from '#lib/school/PublicCourse.ts'
import type { Remote } from '#remote.ts'

export type CourseTilesProps = {
  courses: Remote<readonly PublicCourse[]>
  /** Teachers with a public profile. */
  teachers: readonly PublicTeacher[]
  /** Shown instead of the empty state if there are no courses. */
  whenEmpty?: ReactNode
  hrefOf: (course: PublicCourse) => string
  /** Shows only the first courses. */
  max?: number
  headingLevel?: 2 | 3
  /** Number of pictures to load first. */
  priorityPictures?: number
  /** Number of placeholders while loading. */
  skeletons: number
}

/** Tiles of courses, linked to their pages. */
export function CourseTiles({
  courses,
  teachers,
  whenEmpty,
  hrefOf,
  max,
  headingLevel = 3,
  priorityPictures = 0,
  skeletons,
}: CourseTilesProps) {
  const { t } = useLingui()
  const loading = (
    <LoadingRegion label={t`Loading courses`}>
      <CourseTileGrid as="div">
        {Array.from({ length: skeletons }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CourseTileGrid>
    </LoadingRegion>
  )
  return (
    <RemoteView remote={courses} loading={loading}>
      {(all) =>
        all.length === 0 ? (
          (whenEmpty ?? (
            <EmptyState scene="courses" title={t`Courses are coming soon`}>
              <Trans>Ask the school about upcoming courses.</Trans>
            </EmptyState>
          ))
        ) : (
          <CourseTileGrid role="list">
            {all.slice(0, max).map((course, index) => (
              <li key={course.id}>
                <CourseTile
                  course={course}
                  headingLevel={headingLevel}
                  languages={course.languages}
                  teachers={teachers.flatMap(({ name, courseIds }) => (courseIds.includes(course.id) ? name : []))}
                  outlines={course.outlines.length}
                  isPriority={index < priorityPictures}
                  href={hrefOf(course)}
                />
              </li>
            ))}
          </CourseTileGrid>
        )
      }
    </RemoteView>
  )
}
