import type { Billing } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { use, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { CopyText } from '#environment/CopyText.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { billedItem } from '#model/billedItem.ts'
import { formatMoney } from '#model/money.ts'
import { Amount, Reference } from './SentScreen.styles.ts'

/** What was paid for, how much it was, and what it is called by. */
export function SentFacts({ bill }: { bill: Billing }) {
  const { t } = useLingui()
  const school = useSchoolSettings()
  const { kind, title, price } = billedItem(bill)
  const { amount = price, currency = school.currency, discount, discountName, reference } = bill
  return (
    <>
      {amount !== null && (
        <Amount>
          <Bdi>{formatMoney(amount, currency)}</Bdi>
        </Amount>
      )}
      <DescriptionList
        items={[
          { label: kind === 'event' ? t`Event` : t`Course`, value: title || t`Untitled`, isWide: true },
          ...(discount
            ? [{ label: discountName ?? t`Discount`, value: <Bdi>{formatMoney(-discount, currency)}</Bdi> }]
            : []),
          ...(reference
            ? [{ label: t`Reference`, value: <CopiedReference reference={reference} />, isWide: true }]
            : []),
        ]}
      />
    </>
  )
}

function CopiedReference({ reference }: { reference: string }) {
  const { t } = useLingui()
  const copyText = use(CopyText)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  return (
    <Reference>
      <Bdi>{reference}</Bdi>
      {copyText && (
        <Button
          size="sm"
          icon={<Copy aria-hidden />}
          aria-label={t`Copy the reference ${reference}`}
          onPress={() => void copyText(reference).then((isCopied) => setOutcome(isCopied ? 'copied' : 'refused'))}
        >
          <Trans>Copy</Trans>
        </Button>
      )}
      <span role="status">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && <Trans>It could not be copied. Select it and copy it yourself.</Trans>}
      </span>
    </Reference>
  )
}
