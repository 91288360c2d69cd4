import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { isFree } from '#model/money.ts'
import type { OwnPrice } from '#model/ownPrice.ts'
import type { CoursePaymentState } from '#model/paymentState.ts'

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
  own: OwnPrice | undefined
  standing: CoursePaymentState | undefined
  /** The view that this card was left for: the focus comes back to the way there, or to what is left of it. */
  cameFrom: 'outlines' | 'purchase' | undefined
}

/** What a card offers: to look into the course, and to buy it or, once it is one's own, to go to its classes. */
export function CourseActions({ course: { id, name, price }, own, standing, cameFrom, ...hrefs }: CourseActionsProps) {
  const { t } = useLingui()
  const isNothingDue = isFree(own ? own.amount : price)
  const isOffered = canPurchase(standing)
  const isPurchaseFocused = cameFrom === 'purchase' && isOffered
  return (
    <>
      <LinkButton
        size="sm"
        href={hrefs.getOutlinesHref(id)}
        aria-label={t`See outlines of ${name}`}
        autoFocus={cameFrom !== undefined && !isPurchaseFocused}
      >
        <Trans>See outlines</Trans>
      </LinkButton>
      {isOffered && (
        <LinkButton
          size="sm"
          variant="primary"
          href={hrefs.getPurchaseHref(id)}
          aria-label={isNothingDue ? t`Enroll in ${name}` : t`Purchase ${name}`}
          autoFocus={isPurchaseFocused}
        >
          {isNothingDue ? <Trans>Enroll</Trans> : <Trans>Purchase</Trans>}
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
