import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { PlainButton } from '#components/PlainButton/PlainButton.ts'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import { FootEdge } from '#layouts/VisitorsFoot/FootEdge.ts'
import type { VisitorsCourse } from '#model/visitorsCourse.ts'
import { CourseOffer } from './CourseOffer.tsx'
import { CourseTopics } from './CourseTopics.tsx'
import { Description, Foot, Root, Way, Words } from './CoursePage.styles.ts'

type CoursePageProps = {
  course: VisitorsCourse
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
        <Way>
          <a href={coursesHref}>
            <ArrowLeft aria-hidden />
            <Trans>All courses</Trans>
          </a>
        </Way>
        <Words>
          <CoursePicture id={id} name={name} url={image} isFirst />
          <PageTitle beside={description}>{name}</PageTitle>
          {description && (
            <Description>
              <TextLine>{description}</TextLine>
            </Description>
          )}
          {outlines.length > 0 && <CourseTopics topics={outlines} />}
        </Words>
        <CourseOffer course={course} enrollHref={enrollHref} address={address} />
      </Root>
      <FootEdge />
      <Foot>
        <span>
          <CoursePrice price={price} pricing={pricing} />
        </span>
        <PlainButton $variant="primary" $size="md" href={enrollHref}>
          <Trans>Enroll</Trans>
        </PlainButton>
      </Foot>
    </>
  )
}
