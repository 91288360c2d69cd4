import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { DiscountBadge, useDiscountLabels } from '#features/discounts/admin/useDiscountLabels.tsx'
import { EndDiscountDialog } from '#features/discounts/admin/EndDiscountDialog.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { createListSection, type DetailSection } from '#layouts/DetailPage/createListSection.tsx'
import type { Remote } from '#remote.ts'
import type { StudentTab } from '#lib/navigation/personTabs.ts'

type StudentDiscountsProps = {
  discounts: readonly Discount[]
  getDiscountHref: (id: number) => string
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** A student’s discounts, with links to edit and a button to end each. */
function StudentDiscounts({ discounts, getDiscountHref, onEndDiscount }: StudentDiscountsProps) {
  const { t } = useLingui()
  const words = useDiscountLabels()
  const [ending, setEnding] = useState<Discount>()
  return (
    <>
      <DetailRows
        label={t`Scholarships`}
        rows={discounts.map((discount) => ({
          id: discount.id,
          title: discount.name,
          details: [
            <Trans key="worth">
              <strong>
                <Bdi>{words.getValueLabel(discount)}</Bdi>
              </strong>{' '}
              off: <Bdi>{words.getScopeLabel(discount)}</Bdi>
            </Trans>,
            <Bdi key="days">{words.getPeriodLabel(discount)}</Bdi>,
            discount.code && (
              <Trans key="code">
                With code <Bdi>{discount.code}</Bdi>
              </Trans>
            ),
            discount.note && <Bdi key="note">{discount.note}</Bdi>,
          ],
          trailing: (
            <>
              <DiscountBadge discount={discount} />
              {discount.endedAt === null && (
                <>
                  <LinkButton size="sm" href={getDiscountHref(discount.id)} aria-label={t`Edit ${discount.name}`}>
                    <Trans>Edit</Trans>
                  </LinkButton>
                  <Button size="sm" aria-label={t`End ${discount.name}`} onPress={() => setEnding(discount)}>
                    <Trans context="discount">End</Trans>
                  </Button>
                </>
              )}
            </>
          ),
        }))}
      />
      <EndDiscountDialog discount={ending} onEndDiscount={onEndDiscount} onClose={() => setEnding(undefined)} />
    </>
  )
}

type DiscountsSection = {
  /** The student’s own discounts; undefined if the backend has none (decision 16). */
  discounts: Remote<readonly Discount[]> | undefined
  /** Link to create or edit a discount of the student. */
  hrefOf: (open: 'new' | number) => string
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** The tab of a student’s discounts; empty if the backend has no discounts. */
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
    id: 'discounts',
    title: t`Scholarships`,
    list: discounts,
    emptyText: t`No scholarships yet.`,
    loadingLabel: t`Loading discounts`,
    children: (all) => (
      <StudentDiscounts discounts={all} getDiscountHref={hrefOf} onEndDiscount={(id) => thenFocus(onEndDiscount(id))} />
    ),
    action: (
      <LinkButton size="sm" href={hrefOf('new')}>
        <Trans>Create discount</Trans>
      </LinkButton>
    ),
  })
  return [section]
}
