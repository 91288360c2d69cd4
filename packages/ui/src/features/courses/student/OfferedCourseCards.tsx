import type { Course, OwnDiscount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { CourseGrid } from '#components/CourseCard/CourseCard.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { type DiscountedPrice, getDiscountedPrice } from '#lib/money/discounts.ts'
import { type CoursePaymentState, canPurchaseCourse } from '#lib/money/paymentStates.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { tokens } from '#theme/tokens.ts'
import type { CourseLanguages } from './CourseFilter.tsx'
import { usePurchaseLabels } from './usePurchaseLabels.ts'

export type CourseHrefs = {
  getOutlinesHref: (courseId: number) => string
  getPurchaseHref: (courseId: number) => string
  /** The page with the classes of an enrolled course. */
  getClassesHref: (courseId: number) => string
}

type CourseActionsProps = CourseHrefs & {
  course: Course
  /** The student’s discounted price. */
  own: DiscountedPrice | undefined
  paymentState: CoursePaymentState | undefined
  /** The page that was opened from this card; its link gets the focus back, or another control of the card. */
  restoreFocusToAction: 'outlines' | 'purchase' | undefined
}

/** Links of a card: outlines, and purchase or, for an enrolled student, classes. */
function CourseActions({
  course: { id, name, price },
  own,
  paymentState,
  restoreFocusToAction,
  ...hrefs
}: CourseActionsProps) {
  const { t } = useLingui()
  const due = own ? own.amount : price
  const labels = usePurchaseLabels({ name, paymentState, due })
  const isOffered = canPurchaseCourse(paymentState)
  const isPurchaseFocused = restoreFocusToAction === 'purchase' && isOffered
  return (
    <>
      <LinkButton
        size="sm"
        href={hrefs.getOutlinesHref(id)}
        aria-label={t`See outlines of ${name}`}
        autoFocus={restoreFocusToAction !== undefined && !isPurchaseFocused}
      >
        <Trans>See outlines</Trans>
      </LinkButton>
      {isOffered && (
        <LinkButton
          size="sm"
          variant="primary"
          href={hrefs.getPurchaseHref(id)}
          aria-label={labels.named}
          autoFocus={isPurchaseFocused}
        >
          {labels.shown}
        </LinkButton>
      )}
      {paymentState === 'enrolled' && (
        <LinkButton size="sm" href={hrefs.getClassesHref(id)} aria-label={t`Classes of ${name}`}>
          <Trans>Classes</Trans>
        </LinkButton>
      )}
    </>
  )
}

const StatusText = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  padding-block-start: ${tokens.space[1]};

  p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

const BadgeRow = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`

/** Payment status of a course that the student bought or tried to buy. */
function CoursePaymentStatus({ paymentState }: { paymentState: CoursePaymentState | undefined }) {
  switch (paymentState) {
    case 'enrolled':
      return (
        <StatusText>
          <Badge tone="success">
            <BadgeRow>
              <CircleCheck aria-hidden />
              <Trans>Enrolled</Trans>
            </BadgeRow>
          </Badge>
        </StatusText>
      )
    case 'underReview':
      return (
        <StatusText>
          <StatusBadge kind="payment" status="underReview" />
          <p>
            <Trans>Your payment is being reviewed.</Trans>
          </p>
        </StatusText>
      )
    case 'requested':
      return (
        <StatusText>
          <Badge>
            <Trans>Requested</Trans>
          </Badge>
          <p>
            <Trans>The school suggests a teacher and a time. Pay when you agree.</Trans>
          </p>
        </StatusText>
      )
    case 'partlyPaid':
      return (
        <StatusText>
          <StatusBadge kind="payment" status="pending" />
          <p>
            <Trans>Partly paid. Send a receipt for the rest, or pay at the office.</Trans>
          </p>
        </StatusText>
      )
    case 'rejected':
      return (
        <StatusText>
          <StatusBadge kind="payment" status="rejected" />
          <p>
            <Trans>Your payment wasn’t approved. You can send another receipt.</Trans>
          </p>
        </StatusText>
      )
    default:
      return null
  }
}

type OfferedCourseCardsProps = CourseHrefs & {
  courses: readonly Course[]
  /** Payment status of each course, by course id; undefined if unknown. */
  paymentStates: ReadonlyMap<number, CoursePaymentState> | undefined
  /** The student’s discounts. */
  discounts: readonly OwnDiscount[]
  languages: CourseLanguages | undefined
  /** The course and view that the user returns from. */
  restoreFocusTo?: { id: number; view: 'outlines' | 'purchase' } | undefined
  headingLevel: 2 | 3
}

/** Cards of courses that a student can buy or has bought. */
export function OfferedCourseCards({
  courses,
  paymentStates,
  discounts,
  languages,
  restoreFocusTo,
  headingLevel,
  ...hrefs
}: OfferedCourseCardsProps) {
  const { currency } = useSchoolSettings()
  const ownPriceOf = ({ id, price }: Course) =>
    canPurchaseCourse(paymentStates?.get(id))
      ? getDiscountedPrice(discounts, { kind: 'course', id, price }, currency)
      : undefined
  return (
    <CourseGrid
      courses={courses}
      isRowOnPhones
      headingLevel={headingLevel}
      getDiscountedPrice={ownPriceOf}
      getLanguages={({ id }) => languages?.get(id)}
      getStatus={({ id }) => <CoursePaymentStatus paymentState={paymentStates?.get(id)} />}
      getActions={(course) => (
        <CourseActions
          {...hrefs}
          course={course}
          own={ownPriceOf(course)}
          paymentState={paymentStates?.get(course.id)}
          restoreFocusToAction={restoreFocusTo?.id === course.id ? restoreFocusTo.view : undefined}
        />
      )}
    />
  )
}
