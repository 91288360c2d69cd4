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
import { CourseNames } from './registration.styles.ts'

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
  const underReview = courses.filter(({ isUnderReview }) => isUnderReview)
  const free = courses.filter(({ isUnderReview }) => !isUnderReview)
  return (
    <>
      <PublicHeading title={child ? t`Your child is registered` : t`Your account is ready`}>
        {child ? (
          <Trans>
            <Bdi>{child}</Bdi> has their own page. Switch between children in your account menu.
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
        <SchoolContact />
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
  /** Whether a submitted receipt is under review; false for a free course. */
  isUnderReview: boolean
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
