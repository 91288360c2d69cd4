import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { PublicHeading } from '#layouts/PublicHeading/PublicHeading.tsx'
import { CourseNames } from './CreateStudentAccountScreen.styles.ts'

export type Registered = {
  email: string
  /** The names of the courses that were asked for. */
  courses: string[]
}

type RegisteredPageProps = Registered & { signInHref: string }

/** What a new student can do now, and what the school does (decision 20). */
export function RegisteredPage({ email, courses, signInHref }: RegisteredPageProps) {
  const { t } = useLingui()
  return (
    <>
      <PublicHeading title={t`Your account is ready`}>
        <Trans>
          You can sign in now, with <Bdi>{email}</Bdi> and your password.
        </Trans>
      </PublicHeading>
      {courses.length > 0 ? (
        <Notice
          tone="info"
          title={
            <Plural value={courses.length} one="Your course is under review" other="Your courses are under review" />
          }
        >
          <CourseNames>
            {courses.map((name) => (
              <li key={name}>
                <Bdi>{name}</Bdi>
              </li>
            ))}
          </CourseNames>
          <Trans>The school checks the receipts. Once they are approved, you find your courses in your account.</Trans>
        </Notice>
      ) : (
        <Notice tone="info">
          <Trans>
            You have not chosen a course yet. Once you have signed in, you find all courses under “Courses”.
          </Trans>
        </Notice>
      )}
      <Buttons>
        <LinkButton variant="primary" href={signInHref}>
          <Trans>Sign in</Trans>
        </LinkButton>
      </Buttons>
    </>
  )
}
