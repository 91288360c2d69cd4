import type { PaymentWay } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Grid } from '#components/Grid/Grid.tsx'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'
import { PaymentAccountCard } from './PaymentAccountCard.tsx'

/** What payment details look like, until the school has its own (decision 141). Nothing in them can be copied. */
export function ExamplePaymentAccounts({ origin }: { origin: PaymentOrigin }) {
  const { t } = useLingui()
  const isDomestic = origin === 'domestic'
  const accountTitle = t`Name of the school`
  const ways: PaymentWay[] = [
    {
      kind: 'bank',
      name: t`Example Bank`,
      accountTitle,
      accountNumber: isDomestic ? '0000 0000 0000 0000' : 'XX00 0000 0000 0000 0000',
      ...(!isDomestic && { branch: 'XXXXXX00' }),
    },
    {
      kind: 'wallet',
      name: 'JazzCash',
      accountTitle,
      accountNumber: isDomestic ? '0300 0000000' : '+92 300 0000000',
    },
  ]
  return (
    <Grid as="ul" minColumn="17rem" gap="medium">
      {ways.map((way) => (
        <PaymentAccountCard key={way.kind} way={way} isExample />
      ))}
    </Grid>
  )
}
