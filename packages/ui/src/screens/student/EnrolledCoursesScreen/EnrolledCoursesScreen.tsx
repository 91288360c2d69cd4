import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { type MyCoursesProps, MyCourses } from '#components/MyCourses/MyCourses.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'

type EnrolledCoursesScreenProps = MyCoursesProps & { allClassesHref: string }

/** 2§2 “Student enrolled courses”. */
export function EnrolledCoursesScreen({ allClassesHref, ...courses }: EnrolledCoursesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Enrolled Courses`}
        actions={
          <LinkButton href={allClassesHref}>
            <Trans>All Classes</Trans>
          </LinkButton>
        }
      />
      <MyCourses {...courses} />
    </Page>
  )
}
