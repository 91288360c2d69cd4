import type { Course } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import { isFree } from '#lib/money/money.ts'
import { CourseNames } from './CreateStudentAccountScreen.styles.ts'

export type RegisteredCourse = {
  name: string
  /** Whether a receipt was sent for it, which the school checks; a free course has none. */
  isUnderReview: boolean
  /** What it costs; nothing where it isn’t known or it is free. */
  price?: number | null | undefined
  /** Whether it is paid once or each month. */
  pricing?: Course['pricing'] | undefined
  /** The code that was typed for it. */
  code?: string | undefined
  /** What the form told to write into the transfer. */
  reference?: string | undefined
}

/** The courses of a registration, with what was asked and paid for each. */
export function RegisteredCourses({ courses }: { courses: readonly RegisteredCourse[] }) {
  return (
    <CourseNames>
      {courses.map(({ name, price, pricing, code, reference }) => (
        <li key={name}>
          <Bdi>{name}</Bdi>
          {!isFree(price) && (
            <>
              {' · '}
              <CoursePrice price={price} pricing={pricing} />
            </>
          )}
          {code && (
            <>
              {' · '}
              <Trans>
                less what your code <Bdi>{code}</Bdi> takes off
              </Trans>
            </>
          )}
          {reference && (
            <>
              {' · '}
              <Trans>
                Reference: <Bdi>{reference}</Bdi>
              </Trans>
            </>
          )}
        </li>
      ))}
    </CourseNames>
  )
}
