import type { Course, PaymentTerms } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useId } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { isFirstMonthOnlyDiscount, isNothingToPay, type CoursePaymentState } from '#lib/money/paymentStates.ts'
import { RejectedReceiptNotice, NothingToPayState } from '../form/PaymentFormNotices.tsx'
import { PaymentLayout } from '#features/payments/form/PaymentForm.styles.ts'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { type PurchaseFormProps, PurchaseForm } from './PurchaseForm.tsx'
import type { CourseTiming } from './PurchaseTimes.tsx'
import { DisclosureDetails, NumberedSteps } from '../form/PaymentInstructions.styles.ts'

/** A course with the student’s payment state, and the terms if the backend has them. */
type Offer = {
  course: Course
  paymentState: CoursePaymentState
  terms?: PaymentTerms | undefined
  /** Why the last receipt was rejected, and how it was paid. */
  reason?: string | null | undefined
  lastMethod?: string | null | undefined
  /** Times at which the student asked for the course before. */
  knownTimes?: CourseTiming[] | undefined
}

type BuyingProps = PurchaseFormProps & PurchaseGuideProps & { coursesHref: string }

type PurchaseScreenProps = BuyingProps & {
  /** Undefined if the school doesn’t offer the course. */
  offer: Remote<Offer | undefined>
}

/** 2§2 “payment details”: payment instructions for a course, and the form that submits the receipt. */
export function PurchaseScreen({ offer, coursesHref, ...form }: PurchaseScreenProps) {
  const { t } = useLingui()
  const readyOffer = offer.state === 'ready' ? offer.data : undefined
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={coursesHref}>
            <Trans>Courses</Trans>
          </TextLink>
        }
        title={readyOffer && isNothingToPay(readyOffer.course.price, readyOffer.terms) ? t`Enroll` : t`Payment details`}
        subject={readyOffer?.course.name}
      />
      <RemoteView remote={offer} loading={<OfferLoading />}>
        {(ready) =>
          ready ? (
            <Purchase {...form} offer={ready} coursesHref={coursesHref} />
          ) : (
            <NothingToBuy paymentState={undefined} coursesHref={coursesHref} />
          )
        }
      </RemoteView>
    </Page>
  )
}

function Purchase({ offer, coursesHref, isGuideOpen, onCloseGuide, ...form }: BuyingProps & { offer: Offer }) {
  const { course, terms } = offer
  // Read once: submitting puts the course under review before navigation, and the form must stay until then.
  const [paymentState] = useState(offer.paymentState)
  if (paymentState === 'enrolled' || paymentState === 'underReview') {
    return <NothingToBuy paymentState={paymentState} coursesHref={coursesHref} />
  }
  const isFree = isNothingToPay(course.price, terms)
  return (
    <PaymentLayout>
      <PaymentSummary
        name={course.name}
        details={<Bdi>{course.course_duration}</Bdi>}
        price={course.price}
        pricing={course.pricing}
        terms={terms}
        appliedCode={form.appliedCode}
      />
      <Stack>
        {paymentState === 'rejected' && <RejectedReceiptNotice reason={offer.reason} />}
        {isFree ? (
          <Notice tone="info">
            {isFirstMonthOnlyDiscount({ ...course, terms, appliedCode: form.appliedCode }) ? (
              <Trans>Your first month is free. Choose your times to enroll.</Trans>
            ) : (
              <Trans>This course is free. Choose your times to enroll.</Trans>
            )}
          </Notice>
        ) : (
          <PurchaseGuide isGuideOpen={isGuideOpen} onCloseGuide={onCloseGuide} />
        )}
        <PurchaseForm {...form} {...{ course, terms }} lastMethod={offer.lastMethod} knownTimes={offer.knownTimes} />
      </Stack>
    </PaymentLayout>
  )
}

type NothingToBuyProps = {
  /** Why there is nothing to pay; undefined if the course doesn’t exist. */
  paymentState: 'enrolled' | 'underReview' | undefined
  coursesHref: string
}

function NothingToBuy({ paymentState, coursesHref }: NothingToBuyProps) {
  const { t } = useLingui()
  return (
    <NothingToPayState
      scene="courses"
      title={<NothingToPayTitle paymentState={paymentState} />}
      href={coursesHref}
      label={t`All courses`}
    >
      {paymentState === 'underReview' && <Trans>You’ll find it in your courses once it’s approved.</Trans>}
    </NothingToPayState>
  )
}

function NothingToPayTitle({ paymentState }: Pick<NothingToBuyProps, 'paymentState'>) {
  if (paymentState === 'enrolled') return <Trans>You’re already enrolled in this course.</Trans>
  if (paymentState === 'underReview') return <Trans>The school is reviewing your payment for this course.</Trans>
  return <Trans>The school doesn’t offer this course.</Trans>
}

function OfferLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading course`}>
      <SkeletonForm fields={4} />
    </LoadingRegion>
  )
}

type PurchaseGuideProps = {
  /** Initially open. */
  isGuideOpen: boolean
  /** Called when the user closes the guide. */
  onCloseGuide: () => void
}

/** How to buy a course, in five steps (2§2). */
function PurchaseGuide({ isGuideOpen, onCloseGuide }: PurchaseGuideProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(isGuideOpen)
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen)
    if (!isNowOpen) onCloseGuide()
  }
  return (
    <DisclosureDetails open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary id={titleId}>
        <Trans>How to buy a course</Trans>
      </summary>
      <NumberedSteps role="list" aria-labelledby={titleId}>
        <li>
          <Trans>Choose when you’d like to learn.</Trans>
        </li>
        <li>
          <Trans>Pay for the course using one of the options below.</Trans>
        </li>
        <li>
          <Trans>Save your receipt as an image or screenshot.</Trans>
        </li>
        <li>
          <Trans>Upload the image below and choose how you paid.</Trans>
        </li>
        <li>
          <Trans>Press Submit. The school reviews your payment and approves the course.</Trans>
        </li>
      </NumberedSteps>
    </DisclosureDetails>
  )
}
