import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { useTaughtIn } from '#components/CourseTile/useTaughtIn.ts'
import { PlainButton } from '#components/PlainButton/PlainButton.ts'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import type { VisitorsCourse } from '#model/visitorsCourse.ts'
import { whatsAppLink } from '#model/whatsAppLink.ts'
import { Offer, Share } from './CoursePage.styles.ts'

type CourseOfferProps = { course: VisitorsCourse; enrollHref: string; address: string | undefined }

/** What a course costs, how long it takes and in which languages it is taught; how one enrolls, and tells others of it. */
export function CourseOffer({ course, enrollHref, address }: CourseOfferProps) {
  const { t } = useLingui()
  const taughtIn = useTaughtIn()
  const { name, price, pricing, course_duration: duration, languages } = course
  return (
    <Offer aria-label={t`What it costs, and how to enroll`}>
      <strong>
        <CoursePrice price={price} pricing={pricing} />
      </strong>
      {(duration || languages.length > 0) && (
        <dl>
          {duration && (
            <div>
              <dt>
                <Trans>Duration</Trans>
              </dt>
              <dd>
                <Bdi>{duration}</Bdi>
              </dd>
            </div>
          )}
          {languages.length > 0 && (
            <div>
              <dt>
                <Trans>Taught</Trans>
              </dt>
              <dd>{taughtIn(languages)}</dd>
            </div>
          )}
        </dl>
      )}
      <PlainButton $variant="primary" $size="md" $isFullWidth href={enrollHref}>
        <Trans>Enroll</Trans>
      </PlainButton>
      {address !== undefined && (
        <Share>
          <PlainButton
            $variant="secondary"
            $size="sm"
            href={whatsAppLink(`${name}\n${address}`, '')}
            target="_blank"
            rel="noopener"
          >
            <Trans>Share on WhatsApp</Trans>
          </PlainButton>
          <CopyButton text={address} what={t`the address of this page`} />
        </Share>
      )}
    </Offer>
  )
}
