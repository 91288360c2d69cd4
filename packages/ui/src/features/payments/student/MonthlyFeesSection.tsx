import type { Fee } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Stack } from '#components/Stack/Stack.tsx'
import { DisclosureDetails } from '#features/payments/form/numberedSteps.styles.ts'
import { FeeRow } from './FeeRow.tsx'

type MonthlyFeesSectionProps = {
  /** What is owed comes first. */
  fees: readonly Fee[]
  getFeeHref: (id: number) => string
  /** Where the receipt of one is printed. */
  getReceiptHref: (key: string) => string
}

/** So many months that are settled stand in sight; years of them would hide the bills below. */
const SHOWN = 3

const isSettled = ({ status }: Fee) => status === 'paid' || status === 'waived'

/** What a student pays for each month; nothing where no course is paid so. */
export function MonthlyFeesSection({ fees, getFeeHref, getReceiptHref }: MonthlyFeesSectionProps) {
  const headId = useId()
  if (fees.length === 0) return null
  const earlier = fees.filter(isSettled).slice(SHOWN)
  const rowOf = (fee: Fee) => (
    <FeeRow key={fee.id} fee={fee} href={getFeeHref(fee.id)} receiptHref={getReceiptHref(`fee-${fee.id}`)} />
  )
  return (
    <Stack as="section" gap="medium" aria-labelledby={headId}>
      <h2 id={headId}>
        <Trans>Monthly fees</Trans>
      </h2>
      <Stack as="ul" gap="medium">
        {fees.filter((fee) => !earlier.includes(fee)).map(rowOf)}
      </Stack>
      {earlier.length > 0 && (
        <DisclosureDetails>
          <summary>
            <Trans>Earlier months</Trans>
          </summary>
          <Stack as="ul" gap="medium">
            {earlier.map(rowOf)}
          </Stack>
        </DisclosureDetails>
      )}
    </Stack>
  )
}
