import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { useTeachingLanguagesFormatter } from '#components/CourseTile/CourseFacts.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { createWhatsAppLink } from '#lib/people/dialableNumbers.ts'
import { formatAges, formatGroupSize, formatLessonMinutes, formatLevel } from '#lib/school/courseFacts.ts'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import type { ReactNode } from 'react'
import { Buttons, Offer, Share } from './CoursePage.styles.ts'

type CourseEnrollCardProps = {
  course: PublicCourse
  enrollHref: string
  trialHref: string | undefined
  address: string | undefined
}

/** Price and facts of a course, with buttons to try, enroll and share. */
export function CourseEnrollCard({ course, enrollHref, trialHref, address }: CourseEnrollCardProps) {
  const { t } = useLingui()
  const { name, price, pricing } = course
  const facts = useCourseFacts(course)
  return (
    <Offer aria-label={t`Price and enrollment`}>
      <strong>
        <CoursePrice price={price} pricing={pricing} />
      </strong>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Buttons>
        <EnrollmentLinks enrollHref={enrollHref} trialHref={trialHref} isFullWidth />
      </Buttons>
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
          <CopyButton text={address} what={t`page link`} />
        </Share>
      )}
    </Offer>
  )
}

type EnrollmentLinksProps = { enrollHref: string; trialHref: string | undefined; isFullWidth?: boolean }

/** The links to a trial lesson, if the school offers one, and to the registration. */
export function EnrollmentLinks({ enrollHref, trialHref, isFullWidth = false }: EnrollmentLinksProps) {
  return (
    <>
      {trialHref !== undefined && (
        <StaticLinkButton $variant="primary" $size="md" $isFullWidth={isFullWidth} href={trialHref}>
          <Trans>Try a free lesson</Trans>
        </StaticLinkButton>
      )}
      <StaticLinkButton
        $variant={trialHref === undefined ? 'primary' : 'secondary'}
        $size="md"
        $isFullWidth={isFullWidth}
        href={enrollHref}
      >
        <Trans>Enroll</Trans>
      </StaticLinkButton>
    </>
  )
}

/** The known facts of a course, with labels. */
function useCourseFacts(course: PublicCourse): { label: string; value: ReactNode }[] {
  const { t, i18n } = useLingui()
  const formatLanguages = useTeachingLanguagesFormatter()
  const { course_duration: duration, languages, level, ages, lessonMinutes, groupSize } = course
  return [
    ...(duration ? [{ label: t`Duration`, value: <Bdi>{duration}</Bdi> }] : []),
    ...(lessonMinutes ? [{ label: t`Lesson`, value: formatLessonMinutes(lessonMinutes, i18n) }] : []),
    ...(languages.length > 0 ? [{ label: t`Taught`, value: formatLanguages(languages) }] : []),
    ...(level ? [{ label: t`Level`, value: formatLevel(level, i18n) }] : []),
    ...(ages ? [{ label: t`Ages`, value: formatAges(ages, i18n) }] : []),
    ...(groupSize ? [{ label: t`Group`, value: formatGroupSize(groupSize, i18n) }] : []),
  ]
}
