import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { ReviewTimeNote } from '#features/payments/form/PaymentReviewNotices.tsx'
import type { Course } from '@maktab/contract/schema'
import { CoursePrice } from '#components/Money/Money.tsx'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { CourseNames, Steps } from './registration.styles.ts'

export type RegistrationResult = {
  email: string
  /** Name of the child who joined a guardian’s account; undefined for a new account. */
  child?: string | undefined
  courses: RegisteredCourse[]
}

type RegistrationCompletePageProps = RegistrationResult & {
  signInHref: string
  /** Start page after signing in; undefined if that failed and the student has to sign in. */
  homeHref: string | undefined
}

/** The next steps for a new student and for the school (decision 20). */
export function RegistrationCompletePage({
  email,
  child,
  courses,
  signInHref,
  homeHref,
}: RegistrationCompletePageProps) {
  const { t } = useLingui()
  const underReview = courses.filter(({ state }) => state === 'underReview')
  const requested = courses.filter(({ state }) => state === 'requested')
  const free = courses.filter(({ state }) => state === 'free')
  return (
    <>
      <PublicHeading title={child ? t`Your child is registered` : t`Your account is ready`}>
        {child ? (
          <Trans>
            <Bdi>{child}</Bdi> has their own page. Switch between children at the top of any page.
          </Trans>
        ) : homeHref ? (
          <Trans>
            You’re signed in. Next time, use <Bdi>{email}</Bdi> and your password.
          </Trans>
        ) : (
          <Trans>
            You can now sign in with <Bdi>{email}</Bdi> and your password.
          </Trans>
        )}{' '}
        {underReview.length > 0 && <Trans>Your courses are waiting for the school’s approval.</Trans>}
      </PublicHeading>
      {underReview.length > 0 && (
        <Notice
          tone="info"
          title={
            <Plural
              value={underReview.length}
              one="Your course is under review"
              other="Your courses are under review"
            />
          }
        >
          <RegisteredCourses courses={underReview} />
          <p>
            <Trans>The school reviews your receipts. Approved courses appear in your account.</Trans> <ReviewTimeNote />
          </p>
        </Notice>
      )}
      {requested.length > 0 && (
        <Notice
          tone="info"
          title={
            <Plural value={requested.length} one="The school has your request" other="The school has your requests" />
          }
        >
          <RegisteredCourses courses={requested} />
          <Steps>
            <li>
              <Trans>The school suggests a teacher and a time.</Trans>
            </li>
            <li>
              <Trans>You pay from your dashboard when you agree.</Trans>
            </li>
            <li>
              <Trans>Your lessons appear in your timetable.</Trans>
            </li>
          </Steps>
        </Notice>
      )}
      {free.length > 0 && (
        <Notice
          tone="success"
          title={<Plural value={free.length} one="Your free course is ready" other="Your free courses are ready" />}
        >
          <RegisteredCourses courses={free} />
          <p>
            <Trans>There’s nothing to pay and no approval needed. You’ll find everything in your account.</Trans>
          </p>
        </Notice>
      )}
      {courses.length === 0 && (
        <Notice tone="info">
          <Trans>You haven’t chosen a course yet. See all of them under Courses.</Trans>
        </Notice>
      )}
      <section>
        <h2>
          <Trans>Questions?</Trans>
        </h2>
        <SchoolContact message={t`I’ve registered with ${email} and have a question.`} />
      </section>
      <Inline gap="medium" align="stretch">
        {homeHref ? (
          <LinkButton variant="primary" href={homeHref}>
            <Trans>Go to your dashboard</Trans>
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={signInHref}>
            <Trans>Sign in</Trans>
          </LinkButton>
        )}
      </Inline>
    </>
  )
}

type RegisteredCourse = {
  name: string
  /** A submitted receipt is under review, the course is paid for later, or it is free. */
  state: 'underReview' | 'requested' | 'free'
  /** Undefined or null if unknown or free. */
  price?: number | null | undefined
  pricing?: Course['pricing'] | undefined
  /** Discount code entered for it. */
  code?: string | undefined
  /** Payment reference shown in the form. */
  reference?: string | undefined
}

/** Courses of a registration with price, code and reference. */
function RegisteredCourses({ courses }: { courses: readonly RegisteredCourse[] }) {
  return (
    <CourseNames>
      {courses.map(({ name, price, pricing, code, reference }) => (
        <li key={name}>
          <Bdi>{name}</Bdi>
          {!isFree(price) && (
            <>
              {' · '}
              <CoursePrice price={price} pricing={pricing} />
            </>
          )}
          {code && (
            <>
              {' · '}
              <Trans>
                minus your <Bdi>{code}</Bdi> discount
              </Trans>
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
  )
}
