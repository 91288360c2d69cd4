import { Inline } from '#components/Inline/Inline.tsx'
import { Text } from '#components/Text/Text.tsx'
import { type Bill, toBilledItem, formatMonth } from '#lib/money/bills.ts'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DiscountAmount } from '#components/Money/DiscountAmount.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/money.ts'

type PaymentSentFactsProps = {
  bill: Bill
  /** Of a fee the month that was paid for. */
  month: string | undefined
}

/** What was paid for, how much it was, and what it is called by. */
export function PaymentSentFacts({ bill, month }: PaymentSentFactsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const { kind, title, price } = toBilledItem(bill)
  const { amount = price, currency = school.currency, discount, discountName, reference } = bill
  return (
    <>
      {amount !== null && (
        <Text as="strong" size="display" leading="tight" isTabular>
          <Bdi>{formatMoney(amount, currency)}</Bdi>
        </Text>
      )}
      <DescriptionList
        items={[
          { label: kind === 'event' ? t`Event` : t`Course`, value: title || t`Untitled`, isWide: true },
          ...(month ? [{ label: t`Month`, value: <Bdi>{formatMonth(month, locale)}</Bdi>, isWide: true }] : []),
          ...(discount
            ? [
                {
                  label: t`Discount`,
                  value: <DiscountAmount amount={<Bdi>{formatMoney(-discount, currency)}</Bdi>} name={discountName} />,
                },
              ]
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
  return (
    <Inline as="span" gap="medium" rowGap="small">
      <Text as="span" size="xl" weight="semibold" isTabular>
        <Bdi dir="ltr" translate="no">
          {reference}
        </Bdi>
      </Text>
      <CopyButton text={reference} what={t`payment reference`} />
    </Inline>
  )
}
