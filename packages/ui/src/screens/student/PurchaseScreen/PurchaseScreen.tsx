import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { PaymentInstructions } from '#components/PaymentInstructions/PaymentInstructions.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { isFree } from '#model/money.ts'
import type { CoursePaymentState } from '#model/paymentState.ts'
import type { Remote } from '#remote.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { type PurchaseFormProps, PurchaseForm } from './PurchaseForm.tsx'
import { PurchaseGuide } from './PurchaseGuide.tsx'
import { Column, Facts } from './PurchaseScreen.styles.ts'

/** A course and where the student stands with it. */
type Offer = { course: Course; standing: CoursePaymentState }

type PurchaseScreenProps = PurchaseFormProps & {
  /** Nothing where the school doesn’t offer the course. */
  offer: Remote<Offer | undefined>
  coursesHref: string
}

/** 2§2 “payment details”: how to pay for a course, and the form that sends the receipt. */
export function PurchaseScreen({ offer, coursesHref, ...form }: PurchaseScreenProps) {
  const { t } = useLingui()
  const course = offer.state === 'ready' ? offer.data?.course : undefined
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={coursesHref}>
            <Trans>Courses</Trans>
          </TextLink>
        }
        title={course && isFree(course.price) ? t`Enroll` : t`Payment Details`}
        subject={course?.name}
      />
      <RemoteView remote={offer} loading={<OfferLoading />}>
        {(ready) =>
          ready ? (
            <Purchase {...form} offer={ready} coursesHref={coursesHref} />
          ) : (
            <NothingToPay standing={undefined} coursesHref={coursesHref} />
          )
        }
      </RemoteView>
    </Page>
  )
}

function Purchase({ offer, coursesHref, ...form }: PurchaseFormProps & { offer: Offer; coursesHref: string }) {
  const { course } = offer
  // A form that is being filled in, or sent, stays: after sending, the course is under review before the page is left.
  const [standing] = useState(offer.standing)
  if (standing === 'enrolled' || standing === 'underReview') {
    return <NothingToPay standing={standing} coursesHref={coursesHref} />
  }
  return (
    <>
      <Facts>
        <strong>
          <PriceTag price={course.price} />
        </strong>
        {course.course_duration && <Bdi>{course.course_duration}</Bdi>}
      </Facts>
      {standing === 'rejected' && (
        <Notice tone="warning" title={<Trans>The school did not accept your last payment.</Trans>}>
          <Trans>Please check what you paid, and send a receipt that shows it well.</Trans>
        </Notice>
      )}
      {isFree(course.price) ? (
        <Notice tone="info">
          <Trans>This course is free. Say when you would like to learn, and it is yours.</Trans>
        </Notice>
      ) : (
        <PaymentInstructions />
      )}
      <Column>
        {!isFree(course.price) && <PurchaseGuide />}
        <PurchaseForm {...form} courseId={course.id} isFree={isFree(course.price)} />
      </Column>
    </>
  )
}

function OfferLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading the course`}>
      <SkeletonForm fields={4} />
    </LoadingRegion>
  )
}
