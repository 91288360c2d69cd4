import type { Course, OwnDiscount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { isFree } from '#lib/money/currencyAmounts.ts'
import { type DiscountedPrice, getDiscountedPrice } from '#lib/money/discounts.ts'
import type { CoursePaymentState } from '#lib/money/paymentStates.ts'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { tokens } from '#theme/tokens.ts'
import { Button } from '#components/Button/Button.tsx'
import { CourseGrid, CourseGridLoading } from '#components/CourseCard/CourseCard.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { type Remote, mergeStaleState } from '#remote.ts'

type CourseHrefs = {
  getOutlinesHref: (courseId: number) => string
  getPurchaseHref: (courseId: number) => string
  /** The page with the classes of an enrolled course. */
  getClassesHref: (courseId: number) => string
}

/** Whether a course can be bought. */
const canPurchase = (standing: CoursePaymentState | undefined) =>
  standing === 'none' || standing === 'partlyPaid' || standing === 'rejected'

type CourseActionsProps = CourseHrefs & {
  course: Course
  /** The student’s discounted price. */
  own: DiscountedPrice | undefined
  standing: CoursePaymentState | undefined
  /** The page that was opened from this card; its link gets the focus back, or another control of the card. */
  restoreFocusToAction: 'outlines' | 'purchase' | undefined
}

/** Links of a card: outlines, and purchase or, for an enrolled student, classes. */
function CourseActions({
  course: { id, name, price },
  own,
  standing,
  restoreFocusToAction,
  ...hrefs
}: CourseActionsProps) {
  const { t } = useLingui()
  const labels = usePurchaseLabels({ name, isNothingDue: isFree(own ? own.amount : price), standing })
  const isOffered = canPurchase(standing)
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
      {standing === 'enrolled' && (
        <LinkButton size="sm" href={hrefs.getClassesHref(id)} aria-label={t`Classes of ${name}`}>
          <Trans>Classes</Trans>
        </LinkButton>
      )}
    </>
  )
}

type PurchaseLabelOptions = Pick<CourseActionsProps, 'standing'> & { name: string; isNothingDue: boolean }

/** Label of the purchase link; the billing list uses the same one for a rejected receipt. */
function usePurchaseLabels({ name, isNothingDue, standing }: PurchaseLabelOptions) {
  const { t } = useLingui()
  if (isNothingDue) return { shown: t`Enroll`, named: t`Enroll in ${name}` }
  if (standing === 'rejected') return { shown: t`Send another receipt`, named: t`Send another receipt for ${name}` }
  if (standing === 'partlyPaid') return { shown: t`Pay the rest`, named: t`Pay the rest for ${name}` }
  return { shown: t`Purchase`, named: t`Purchase ${name}` }
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
function CoursePaymentStatus({ standing }: { standing: CoursePaymentState | undefined }) {
  switch (standing) {
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

type CoursesScreenProps = CourseHrefs & {
  courses: Remote<Course[]>
  /** Payment status of each course, by course id. */
  paymentStates: Remote<ReadonlyMap<number, CoursePaymentState>>
  /** The student’s discounts. */
  discounts?: readonly OwnDiscount[]
  /** The course and view that the user returns from. */
  restoreFocusTo?: { id: number; view: 'outlines' | 'purchase' } | undefined
}

const none: readonly OwnDiscount[] = []

/** 2§2 “Student courses”: all courses, to be bought; bought ones show their status. */
export function CoursesScreen({
  courses,
  paymentStates,
  discounts = none,
  restoreFocusTo,
  ...hrefs
}: CoursesScreenProps) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const loadedStandings = paymentStates.state === 'ready' ? paymentStates.data : undefined
  // Wait for the payment status, so that a bought course isn’t offered again.
  const shown: Remote<Course[]> =
    courses.state === 'ready' && paymentStates.state === 'loading' ? paymentStates : courses
  const ownPriceOf = ({ id, price }: Course) =>
    canPurchase(loadedStandings?.get(id))
      ? getDiscountedPrice(discounts, { kind: 'course', id, price }, currency)
      : undefined
  return (
    <Page>
      <PageHeader title={t`Courses`} />
      {courses.state === 'ready' && paymentStates.state === 'failed' && (
        <Notice
          tone="danger"
          title={<Trans>Couldn’t check which courses you’re enrolled in.</Trans>}
          action={
            <Button size="sm" onPress={paymentStates.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {paymentStates.message}
        </Notice>
      )}
      <RemoteView remote={mergeStaleState(shown, paymentStates)} loading={<CourseGridLoading />}>
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState scene="courses" title={<Trans>No courses yet</Trans>}>
              <Trans>No courses are available right now.</Trans>
            </EmptyState>
          ) : (
            <CourseGrid
              courses={ready}
              getDiscountedPrice={ownPriceOf}
              getStatus={({ id }) => <CoursePaymentStatus standing={loadedStandings?.get(id)} />}
              getActions={(course) => (
                <CourseActions
                  {...hrefs}
                  course={course}
                  own={ownPriceOf(course)}
                  standing={loadedStandings?.get(course.id)}
                  restoreFocusToAction={restoreFocusTo?.id === course.id ? restoreFocusTo.view : undefined}
                />
              )}
            />
          )
        }
      </RemoteView>
    </Page>
  )
}
