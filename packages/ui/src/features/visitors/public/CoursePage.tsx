import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { StaticLinkButton } from '#components/StaticLinkButton/StaticLinkButton.ts'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/BottomBarInset.ts'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import { CourseEnrollCard } from './CourseEnrollCard.tsx'
import { Description, StickyFooter, Root, BackLinkRow, MainColumn, Topics } from './CoursePage.styles.ts'

type CoursePageProps = {
  course: PublicCourse
  /** Where all of them are. */
  coursesHref: string
  /** Where one enrolls, with this course chosen. */
  enrollHref: string
  /** The address of this page, as others can open it, once it is known. */
  address: string | undefined
}

/** A course as visitors see it: what it teaches, who teaches it in which languages, what it costs, and the way in. */
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
          <CoursePicture id={id} name={name} url={image} isFirst />
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

/** What a course teaches, one after the other, as far as the school shows it. */
function CourseTopics({ topics }: CourseTopicsProps) {
  const { i18n } = useLingui()
  const numbered = topics.map((topic, index) => ({ ...topic, number: index + 1 }))
  return (
    <>
      <h2>
        <Trans>What you learn</Trans>
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
