import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { RequestedCourse } from '#lib/money/courseRequests.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'

type RequestedCoursesProps = {
  /** With what is to be paid for each. */
  requests: readonly (RequestedCourse & { amount: number })[]
  currency: string
  getHref: (courseId: number) => string
}

/** Courses that the student asked for, with links to pay; nothing without any. */
export function RequestedCourses({ requests, currency, getHref }: RequestedCoursesProps) {
  const { t } = useLingui()
  const titleId = useId()
  const getTextAttributes = useTextAttributes()
  if (requests.length === 0) return null
  return (
    <Stack as="section" gap="medium" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Requested courses</Trans>
      </h2>
      <Stack as="ul" gap="medium">
        {requests.map(({ courseId, courseName: title, amount: due }) => {
          const amount = formatMoney(due, currency)
          return (
            <Surface as="li" key={courseId} padding="large">
              <Inline gap="medium" justify="space-between">
                <Text as="h3" size="md" breaksWords {...getTextAttributes(title)}>
                  {title}
                </Text>
                <LinkButton
                  size="sm"
                  variant="primary"
                  href={getHref(courseId)}
                  aria-label={t`Pay ${amount} for ${title}`}
                >
                  {t`Pay ${amount}`}
                </LinkButton>
              </Inline>
            </Surface>
          )
        })}
      </Stack>
    </Stack>
  )
}
