import type { Course, TeacherCourse } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CourseGrid, CourseGridLoading } from '#components/CourseCard/CourseCard.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { createTaughtCourseCards } from './createTaughtCourseCards.ts'

type CoursesScreenProps = {
  /** Courses assigned to the teacher; a backend may send only their names. */
  assigned: Remote<TeacherCourse[]>
  /** All courses of the school, with prices and images. */
  courses: Remote<Course[]>
  getOutlinesHref: (courseId: number) => string
}

/** 2§2 “Teacher courses”. */
export function CoursesScreen({ assigned, courses, getOutlinesHref }: CoursesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Courses`} />
      <RemoteView remote={createTaughtCourseCards(assigned, courses)} loading={<CourseGridLoading />}>
        {(taught) =>
          taught.length === 0 ? (
            <EmptyState scene="courses" title={<Trans>No courses assigned.</Trans>}>
              <Trans>Courses appear here once the office assigns them to you.</Trans>
            </EmptyState>
          ) : (
            <CourseGrid
              courses={taught}
              getActions={({ id, name }) => (
                <LinkButton size="sm" href={getOutlinesHref(id)} aria-label={t`See outlines of ${name}`}>
                  <Trans>See outlines</Trans>
                </LinkButton>
              )}
            />
          )
        }
      </RemoteView>
    </Page>
  )
}
