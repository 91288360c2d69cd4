import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi, BlockBdi } from '#components/Bdi/Bdi.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { useTeachingLanguagesFormatter } from '#components/CourseTile/CourseTile.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import { createWhatsAppLink } from '#lib/people/dialableNumbers.ts'
import { Offer, Share, Description, StickyFooter, Root, BackLinkRow, MainColumn, Topics } from './CoursePage.styles.ts'
import { ArrowLeft } from 'lucide-react'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/VisitorPageLayout.tsx'

type CourseEnrollCardProps = { course: PublicCourse; enrollHref: string; address: string | undefined }

/** Price, duration and languages of a course, with buttons to enroll and share. */
function CourseEnrollCard({ course, enrollHref, address }: CourseEnrollCardProps) {
  const { t } = useLingui()
  const formatLanguages = useTeachingLanguagesFormatter()
  const { name, price, pricing, course_duration: duration, languages } = course
  return (
    <Offer aria-label={t`Price and enrollment`}>
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
              <dd>{formatLanguages(languages)}</dd>
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
          <CopyButton text={address} what={t`page link`} />
        </Share>
      )}
    </Offer>
  )
}

type CoursePageProps = {
  course: PublicCourse
  coursesHref: string
  /** Link to the registration with this course preselected. */
  enrollHref: string
  /** Public URL of this page; undefined until known. */
  address: string | undefined
}

/** Public page of a course: description, topics, price and enrollment. */
export function CoursePage({ course, coursesHref, enrollHref, address }: CoursePageProps) {
  const { id, name, image, description, outlines, price, pricing } = course
  return (
    <>
      <Root>
        <BackLinkRow>
          <a href={coursesHref}>
            <ArrowLeft aria-hidden />
            <Trans>All courses</Trans>
          </a>
        </BackLinkRow>
        <MainColumn>
          <CoursePicture id={id} name={name} url={image} isPriority />
          <PageTitle languageHint={description}>{name}</PageTitle>
          {description && (
            <Description>
              <BlockBdi>{description}</BlockBdi>
            </Description>
          )}
          {outlines.length > 0 && <CourseTopics topics={outlines} />}
        </MainColumn>
        <CourseEnrollCard course={course} enrollHref={enrollHref} address={address} />
      </Root>
      <BottomBarInset />
      <StickyFooter>
        <span>
          <CoursePrice price={price} pricing={pricing} />
        </span>
        <StaticLinkButton $variant="primary" $size="md" href={enrollHref}>
          <Trans>Enroll</Trans>
        </StaticLinkButton>
      </StickyFooter>
    </>
  )
}

type CourseTopicsProps = { topics: readonly { title: string; description?: string }[] }

/** The numbered topics of a course that the school publishes. */
function CourseTopics({ topics }: CourseTopicsProps) {
  const { i18n } = useLingui()
  const numbered = topics.map((topic, index) => ({ ...topic, number: index + 1 }))
  return (
    <>
      <h2>
        <Trans>What you’ll learn</Trans>
      </h2>
      <Topics role="list">
        {numbered.map(({ number, title, description }) => (
          <li key={number}>
            <span aria-hidden>{i18n.number(number)}</span>
            <h3>
              <BlockBdi languageHint={description}>{title}</BlockBdi>
            </h3>
            {description !== undefined && (
              <p>
                <BlockBdi>{description}</BlockBdi>
              </p>
            )}
          </li>
        ))}
      </Topics>
    </>
  )
}
