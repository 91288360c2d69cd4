import type { EnrolledCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Remote } from '#remote.ts'
import { CourseGrid, CourseGridLoading } from '../CourseCard/CourseCard.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'

export type EnrolledCoursesProps = {
  courses: Remote<EnrolledCourse[]>
  getOutlinesHref: (courseId: number) => string
  getClassesHref: (courseId: number) => string
  /** Link to the course list. */
  coursesHref: string
  /** Heading level of the course names. */
  headingLevel?: 2 | 3
}

/** A student's enrolled courses as cards, with links to outlines and classes (2§2). */
export function EnrolledCourses({
  courses,
  getOutlinesHref,
  getClassesHref,
  coursesHref,
  headingLevel = 2,
}: EnrolledCoursesProps) {
  const { t } = useLingui()
  return (
    <RemoteView remote={courses} loading={<CourseGridLoading />}>
      {(ready) =>
        ready.length === 0 ? (
          <NoCourses coursesHref={coursesHref} />
        ) : (
          <CourseGrid
            courses={ready}
            headingLevel={headingLevel}
            getActions={({ id, name }) => (
              <>
                <LinkButton size="sm" href={getOutlinesHref(id)} aria-label={t`See outlines of ${name}`}>
                  <Trans>See outlines</Trans>
                </LinkButton>
                <LinkButton size="sm" href={getClassesHref(id)} aria-label={t`Classes of ${name}`}>
                  <Trans>Classes</Trans>
                </LinkButton>
              </>
            )}
          />
        )
      }
    </RemoteView>
  )
}

function NoCourses({ coursesHref }: { coursesHref: string }) {
  return (
    <EmptyState
      scene="courses"
      title={<Trans>No enrolled courses found.</Trans>}
      action={
        <LinkButton variant="primary" href={coursesHref}>
          <Trans>See all courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Courses you buy appear here once the school approves them.</Trans>
    </EmptyState>
  )
}
