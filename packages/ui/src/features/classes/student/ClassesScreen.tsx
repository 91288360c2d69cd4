import type { EnrolledCourse, Lesson, StudentClass } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { ExcuseActions } from '#features/excuses/student/excuse.schema.ts'
import { CoursePractice, type OwnPractices } from '#features/practice/student/PracticeCard.tsx'
import type { Remote } from '#remote.ts'
import { ClassesTable } from './ClassesTable.tsx'
import { type EnrolledCoursesProps, EnrolledCourses } from '#components/EnrolledCourses/EnrolledCourses.tsx'

type ClassesScreenProps = {
  /** Limits the page to the classes of one course. */
  course?: EnrolledCourse | undefined
  classes: Remote<StudentClass[]>
  /** Lessons of the next days, with cancellations and moves; without them the classes’ own times are shown. */
  lessons?: readonly Lesson[] | undefined
  /** The school’s host, used in the ids of calendar entries. */
  host: string
  table?: TableStateProps
  getReportHref: (entry: StudentClass) => string
  closeHref: string
  /** The student’s own attendance in these classes, if the school publishes it. */
  attendanceHref?: string | undefined
  /** Undefined if the backend takes no excuses. */
  excuses?: ExcuseActions | undefined
}

/** 2§2 “All Classes”: when and where the student’s classes meet, with a link to the report of each. */
export function ClassesScreen({ course, classes, lessons, closeHref, attendanceHref, ...rest }: ClassesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`All Classes`}
        subject={course?.name}
        actions={
          <>
            {attendanceHref !== undefined && (
              <LinkButton href={attendanceHref}>
                <Trans>Attendance</Trans>
              </LinkButton>
            )}
            <LinkButton href={closeHref}>
              <Trans>Close</Trans>
            </LinkButton>
          </>
        }
      />
      <RemoteView remote={classes} loading={<TableLoading label={t`Loading classes`} rows={4} columns={4} />}>
        {(ready) => <ClassesTable {...rest} classes={ready} lessons={lessons} />}
      </RemoteView>
    </Page>
  )
}

type EnrolledCoursesScreenProps = Omit<EnrolledCoursesProps, 'renderPractice'> & {
  /** Undefined until it has loaded, or if the backend has none. */
  practice?: OwnPractices | undefined
  allClassesHref: string
  /** The student’s own attendance, if the school publishes it. */
  attendanceHref?: string | undefined
}

/** 2§2 “Student enrolled courses”. */
export function EnrolledCoursesScreen({
  allClassesHref,
  attendanceHref,
  practice,
  ...courses
}: EnrolledCoursesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Enrolled Courses`}
        greeting={t`My courses`}
        actions={
          <>
            {attendanceHref !== undefined && (
              <LinkButton href={attendanceHref}>
                <Trans>Attendance</Trans>
              </LinkButton>
            )}
            <LinkButton href={allClassesHref}>
              <Trans>All Classes</Trans>
            </LinkButton>
          </>
        }
      />
      <EnrolledCourses
        {...courses}
        renderPractice={practice && ((courseId) => <CoursePractice {...practice} courseId={courseId} />)}
      />
    </Page>
  )
}
