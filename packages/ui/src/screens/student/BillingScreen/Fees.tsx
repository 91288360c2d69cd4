import type { Fee } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { FeeRow } from './FeeRow.tsx'
import { List, Section } from './Fees.styles.ts'

type FeesProps = {
  /** What is owed comes first. */
  fees: readonly Fee[]
  getFeeHref: (id: number) => string
  /** Where the receipt of one is printed. */
  getReceiptHref: (key: string) => string
}

/** What a student pays for each month; nothing where no course is paid so. */
export function Fees({ fees, getFeeHref, getReceiptHref }: FeesProps) {
  const headId = useId()
  if (fees.length === 0) return null
  return (
    <Section aria-labelledby={headId}>
      <h2 id={headId}>
        <Trans>Monthly fees</Trans>
      </h2>
      <List>
        {fees.map((fee) => (
          <FeeRow key={fee.id} fee={fee} href={getFeeHref(fee.id)} receiptHref={getReceiptHref(`fee-${fee.id}`)} />
        ))}
      </List>
    </Section>
  )
}
