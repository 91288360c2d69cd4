import type { Course, Outline, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { CoursePicture } from '#components/CoursePicture/CoursePicture.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { DetailsLoading } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { DetailPage } from '#layouts/DetailPage/DetailPage.tsx'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'
import { type CourseSectionProps, CourseSections } from './CourseSections.tsx'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'

type CourseFactsProps = { course: Course; outlines: Remote<Outline[]>; teachers: Remote<Teacher[]> }

const isEmpty = (list: Remote<readonly unknown[]>) => list.state === 'ready' && list.data.length === 0

/** Price and duration of a course, and its missing parts. */
function CourseFacts({ course, outlines, teachers }: CourseFactsProps) {
  const { price, pricing, course_duration: duration } = course
  return (
    <>
      <span>
        <CoursePrice price={price} pricing={pricing} />
      </span>
      {duration?.trim() && <Bdi>{duration}</Bdi>}
      {isEmpty(teachers) && (
        <Badge tone="warning">
          <Trans>No teacher yet</Trans>
        </Badge>
      )}
      {isEmpty(outlines) && (
        <Badge tone="warning">
          <Trans>No outlines yet</Trans>
        </Badge>
      )}
    </>
  )
}

/** The course image, small beside the name. */
const CourseImage = styled.div`
  flex: none;
  inline-size: clamp(4.5rem, 20vw, 7rem);
  overflow: hidden;
  border-radius: ${tokens.radius.md};

  [data-letters] {
    font-size: ${tokens.text.xl};
  }
`

type CourseScreenProps = CourseSectionProps & {
  courses: Remote<Course[]>
  id: number
  coursesHref: string
  editHref: string
}

/** The page of one course: facts, outlines in order, students and teachers. */
export function CourseScreen({ courses, id, coursesHref, editHref, ...sections }: CourseScreenProps) {
  const { t } = useLingui()
  const course = courses.state === 'ready' ? courses.data.find((one) => one.id === id) : undefined
  return (
    <DetailPage
      back={
        <TextLink href={coursesHref}>
          <Trans>All courses</Trans>
        </TextLink>
      }
      title={course?.name.trim() || t`Course`}
      {...(course && {
        picture: (
          <CourseImage>
            <CoursePicture id={id} name={course.name} url={course.image} />
          </CourseImage>
        ),
        facts: <CourseFacts course={course} outlines={sections.outlines} teachers={sections.teachers} />,
        action: (
          <LinkButton variant="primary" href={editHref}>
            <Trans>Edit</Trans>
          </LinkButton>
        ),
      })}
    >
      <RemoteView remote={courses} loading={<DetailsLoading label={t`Loading course`} facts={4} />}>
        {() =>
          course ? (
            <CourseSections {...sections} key={id} course={course} />
          ) : (
            <EmptyState scene="search" title={t`This course no longer exists.`} />
          )
        }
      </RemoteView>
    </DetailPage>
  )
}
