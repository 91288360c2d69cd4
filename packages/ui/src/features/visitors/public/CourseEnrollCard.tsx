import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { useTeachingLanguagesFormatter } from '#components/CourseTile/useTeachingLanguagesFormatter.ts'
import { StaticLinkButton } from '#components/StaticLinkButton/StaticLinkButton.ts'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import { createWhatsAppLink } from '#lib/people/whatsAppLink.ts'
import { Offer, Share } from './CoursePage.styles.ts'

type CourseEnrollCardProps = { course: PublicCourse; enrollHref: string; address: string | undefined }

/** What a course costs, how long it takes and in which languages it is taught; how one enrolls, and tells others of it. */
export function CourseEnrollCard({ course, enrollHref, address }: CourseEnrollCardProps) {
  const { t } = useLingui()
  const taughtIn = useTeachingLanguagesFormatter()
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
      <StaticLinkButton $variant="primary" $size="md" $isFullWidth href={enrollHref}>
        <Trans>Enroll</Trans>
      </StaticLinkButton>
      {address !== undefined && (
        <Share>
          <StaticLinkButton
            $variant="secondary"
            $size="sm"
            href={createWhatsAppLink(`${name}\n${address}`, '')}
            target="_blank"
            rel="noopener"
          >
            <Trans>Share on WhatsApp</Trans>
          </StaticLinkButton>
          <CopyButton text={address} what={t`the address of this page`} />
        </Share>
      )}
    </Offer>
  )
}
