import type { EnrolledCourse, Lesson, OwnAttendance, StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { getEnrolledCourseDetails } from '#lib/lessons/enrolledCourseDetails.ts'
import { useNow, useToday } from '#providers/ClockProvider.tsx'
import { type Remote, getListOrEmpty } from '#remote.ts'
import { CourseGrid, CourseGridLoading } from '../CourseCard/CourseCard.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { RemoteView } from '../RemoteView/RemoteView.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { EnrolledCourseCard } from './EnrolledCourseCard.tsx'

export type EnrolledCoursesProps = {
  courses: Remote<EnrolledCourse[]>
  /** Lessons of the next days; undefined if the backend has no timetable. */
  lessons?: Remote<readonly Lesson[]> | undefined
  /** The student's classes, with the day of the last report. */
  classes?: Remote<StudentClass[]> | undefined
  /** The student's attendance and progress; undefined if the backend doesn't tell it. */
  attendance?: Remote<OwnAttendance> | undefined
  getReportHref?: ((entry: StudentClass) => string) | undefined
  /** Key of a lesson whose *Join* is already on the page. */
  lessonKeyAbove?: string | undefined
  /** What the student practises for a course. */
  renderPractice?: ((courseId: number) => ReactNode) | undefined
  getOutlinesHref: (courseId: number) => string
  getClassesHref: (courseId: number) => string
  /** Link to the course list. */
  coursesHref: string
  /** Heading level of the course names. */
  headingLevel?: 2 | 3
}

/**
 * A student's enrolled courses as cards, with links to outlines and classes (2§2). With a timetable or attendance of the
 * backend they show the student's day instead of the price (decision 311).
 */
export function EnrolledCourses({ courses, coursesHref, ...props }: EnrolledCoursesProps) {
  return (
    <RemoteView remote={courses} loading={<CourseGridLoading />}>
      {(ready) =>
        ready.length === 0 ? <NoCourses coursesHref={coursesHref} /> : <CourseCards {...props} courses={ready} />
      }
    </RemoteView>
  )
}

type CourseCardsProps = Omit<EnrolledCoursesProps, 'courses' | 'coursesHref'> & { courses: EnrolledCourse[] }

function CourseCards({ courses, headingLevel = 2, lessons, classes, attendance, ...props }: CourseCardsProps) {
  const now = useNow()
  const today = useToday()
  const actions = (course: EnrolledCourse) => <CourseLinks {...props} course={course} />
  if (lessons === undefined && attendance === undefined) {
    return <CourseGrid courses={courses} headingLevel={headingLevel} getActions={actions} />
  }
  const sources = {
    lessons: lessons?.state === 'ready' ? lessons.data : [],
    classes: classes ? getListOrEmpty(classes) : [],
    attendance: attendance?.state === 'ready' ? attendance.data : undefined,
  }
  return (
    <Grid as="ul" gap="x-large" minColumn="20rem" keepsEmpty role="list">
      {courses.map((course) => {
        const details = getEnrolledCourseDetails(course.id, sources, { now, today })
        return (
          <Stack as="li" key={course.id}>
            <EnrolledCourseCard
              course={course}
              details={details}
              lessonsState={lessons?.state}
              headingLevel={headingLevel}
              lessonKeyAbove={props.lessonKeyAbove}
              reportHref={details.reported && props.getReportHref?.(details.reported)}
              practice={props.renderPractice?.(course.id)}
            >
              {actions(course)}
            </EnrolledCourseCard>
          </Stack>
        )
      })}
    </Grid>
  )
}

type CourseLinksProps = Pick<EnrolledCoursesProps, 'getOutlinesHref' | 'getClassesHref'> & { course: EnrolledCourse }

function CourseLinks({ course: { id, name }, getOutlinesHref, getClassesHref }: CourseLinksProps) {
  const { t } = useLingui()
  return (
    <>
      <LinkButton size="sm" href={getOutlinesHref(id)} aria-label={t`See outlines of ${name}`}>
        <Trans>See outlines</Trans>
      </LinkButton>
      <LinkButton size="sm" href={getClassesHref(id)} aria-label={t`Classes of ${name}`}>
        <Trans>Classes</Trans>
      </LinkButton>
    </>
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
