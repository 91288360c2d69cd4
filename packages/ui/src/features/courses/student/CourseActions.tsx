import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { isFree } from '#lib/money/money.ts'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import type { CoursePaymentState } from '#lib/money/paymentState.ts'

export type CourseHrefs = {
  getOutlinesHref: (courseId: number) => string
  getPurchaseHref: (courseId: number) => string
  /** Where the classes of a course of one's own are. */
  getClassesHref: (courseId: number) => string
}

/** Whether a course is still to be bought. */
export const canPurchase = (standing: CoursePaymentState | undefined) => standing === 'none' || standing === 'rejected'

type CourseActionsProps = CourseHrefs & {
  course: Course
  /** What the student pays in place of its price. */
  own: DiscountedPrice | undefined
  standing: CoursePaymentState | undefined
  /** The view that this card was left for: the focus comes back to the way there, or to what is left of it. */
  restoreFocusToAction: 'outlines' | 'purchase' | undefined
}

/** What a card offers: to look into the course, and to buy it or, once it is one's own, to go to its classes. */
export function CourseActions({
  course: { id, name, price },
  own,
  standing,
  restoreFocusToAction,
  ...hrefs
}: CourseActionsProps) {
  const { t } = useLingui()
  const words = usePurchaseWords({ name, isNothingDue: isFree(own ? own.amount : price), standing })
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
          aria-label={words.named}
          autoFocus={isPurchaseFocused}
        >
          {words.shown}
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

type Purchased = Pick<CourseActionsProps, 'standing'> & { name: string; isNothingDue: boolean }

/** What the way to buy a course is called; of one whose receipt was rejected as in the list of bills. */
function usePurchaseWords({ name, isNothingDue, standing }: Purchased) {
  const { t } = useLingui()
  if (isNothingDue) return { shown: t`Enroll`, named: t`Enroll in ${name}` }
  if (standing === 'rejected') return { shown: t`Send another receipt`, named: t`Send another receipt for ${name}` }
  return { shown: t`Purchase`, named: t`Purchase ${name}` }
}
