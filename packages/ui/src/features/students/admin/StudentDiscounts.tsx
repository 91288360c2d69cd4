import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { DiscountBadge } from '#features/discounts/admin/DiscountBadge.tsx'
import { EndDiscountDialog } from '#features/discounts/admin/EndDiscountDialog.tsx'
import { useDiscountLabels } from '#features/discounts/admin/useDiscountLabels.ts'

type StudentDiscountsProps = {
  /** The student’s own. */
  discounts: readonly Discount[]
  getDiscountHref: (id: number) => string
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** What one student has taken off: how much, of which prices and when, and how to end it. */
export function StudentDiscounts({ discounts, getDiscountHref, onEndDiscount }: StudentDiscountsProps) {
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
          about: [
            <Trans key="worth">
              <strong>
                <Bdi>{words.worthOf(discount)}</Bdi>
              </strong>{' '}
              off: <Bdi>{words.pricesOf(discount)}</Bdi>
            </Trans>,
            <Bdi key="days">{words.daysOf(discount)}</Bdi>,
            discount.code && (
              <Trans key="code">
                With the code <Bdi>{discount.code}</Bdi>
              </Trans>
            ),
            discount.note && <Bdi key="note">{discount.note}</Bdi>,
          ],
          beside: (
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
