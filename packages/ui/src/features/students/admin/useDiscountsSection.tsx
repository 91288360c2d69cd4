import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFocusAfterAction } from '#components/RestoreFocus/useFocusAfterAction.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { createListSection } from '#layouts/DetailPage/createListSection.tsx'
import type { DetailSection } from '#layouts/DetailPage/DetailSection.ts'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { StudentDiscounts } from './StudentDiscounts.tsx'
import type { StudentTab } from '#lib/navigation/studentTabs.ts'

type DiscountsSection = {
  /** The student’s own; undefined where the backend knows of none (decision 16). */
  discounts: Remote<readonly Discount[]> | undefined
  /** Where one is given to them, or one of theirs is changed. */
  hrefOf: (open: 'new' | number) => string
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** The tab of a student’s discounts; none where the backend has no discounts. */
export function useDiscountsSection({
  discounts,
  hrefOf,
  onEndDiscount,
}: DiscountsSection): (DetailSection & { id: StudentTab })[] {
  const { t } = useLingui()
  // Ending a discount removes the button that has the focus.
  const thenFocus = useFocusAfterAction(() => document.querySelector('[role=tab][aria-selected=true]'))
  if (!discounts) return []
  const section = createListSection({
    title: t`Scholarships`,
    list: discounts,
    emptyText: t`No discounts of their own.`,
    loadingLabel: t`Loading discounts`,
    children: (all) => (
      <StudentDiscounts discounts={all} getDiscountHref={hrefOf} onEndDiscount={(id) => thenFocus(onEndDiscount(id))} />
    ),
    action: (
      <LinkButton size="sm" href={hrefOf('new')}>
        <Trans>Give a discount</Trans>
      </LinkButton>
    ),
  })
  return [{ ...section, id: 'discounts' }]
}
