import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { type EnrolledCoursesProps, EnrolledCourses } from '#components/EnrolledCourses/EnrolledCourses.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'

type EnrolledCoursesScreenProps = EnrolledCoursesProps & {
  allClassesHref: string
  /** Where one’s own attendance is, if the school tells it. */
  attendanceHref?: string | undefined
}

/** 2§2 “Student enrolled courses”. */
export function EnrolledCoursesScreen({ allClassesHref, attendanceHref, ...courses }: EnrolledCoursesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Enrolled Courses`}
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
      <EnrolledCourses {...courses} />
    </Page>
  )
}
