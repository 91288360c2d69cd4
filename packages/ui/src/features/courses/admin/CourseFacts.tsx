import type { Course, Outline, Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import type { Remote } from '#remote.ts'

type CourseFactsProps = { course: Course; outlines: Remote<Outline[]>; teachers: Remote<Teacher[]> }

const isEmpty = (list: Remote<readonly unknown[]>) => list.state === 'ready' && list.data.length === 0

/** What a course costs and how long it takes, and what it still lacks. */
export function CourseFacts({ course, outlines, teachers }: CourseFactsProps) {
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
