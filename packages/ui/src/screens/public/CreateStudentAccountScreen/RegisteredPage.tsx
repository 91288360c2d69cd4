import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Money } from '#components/Money/Money.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { PublicHeading } from '#layouts/PublicHeading/PublicHeading.tsx'
import { isFree } from '#model/money.ts'
import { CourseNames } from './CreateStudentAccountScreen.styles.ts'

type RegisteredCourse = {
  name: string
  /** What it costs; nothing where it isn’t known or it is free. */
  price?: number | null | undefined
  /** What the form told to write into the transfer. */
  reference?: string | undefined
}

export type Registered = {
  email: string
  /** The courses that were asked for. */
  courses: RegisteredCourse[]
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
            {courses.map(({ name, price, reference }) => (
              <li key={name}>
                <Bdi>{name}</Bdi>
                {!isFree(price) && (
                  <>
                    {' · '}
                    <Money amount={price} />
                  </>
                )}
                {reference && (
                  <>
                    {' · '}
                    <Trans>
                      Reference: <Bdi>{reference}</Bdi>
                    </Trans>
                  </>
                )}
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
