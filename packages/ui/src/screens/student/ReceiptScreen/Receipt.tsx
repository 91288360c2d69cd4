import type { Billing } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { PrintLayout } from '#layouts/PrintLayout/PrintLayout.tsx'
import { billedItem } from '#model/billedItem.ts'
import { paymentMethodName } from '#model/paymentMethods.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { ReceiptPicture } from './ReceiptPicture.tsx'
import { useReceiptTitle } from './useReceiptTitle.ts'

type ReceiptProps = {
  bill: Billing
  onClose: () => void
  onPrint?: () => void
}

/** Titled by where the payment stands, with payer, reference and date where they are known (decision 36). */
export function Receipt({ bill, onClose, onPrint }: ReceiptProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const [isSettled, setIsSettled] = useState(false)
  const { key, kind, title, price, status } = billedItem(bill)
  const heading = useReceiptTitle(status)
  const { reference, date, payer, paymentMethod, receipt, reason } = bill
  return (
    <PrintLayout
      title={heading}
      documentTitle={`${heading} ${reference ?? key}`}
      isPreparing={Boolean(receipt) && !isSettled}
      onClose={onClose}
      {...(onPrint && { onPrint })}
    >
      <DescriptionList
        items={[
          { label: kind === 'event' ? t`Event` : t`Course`, value: title || t`Untitled`, isWide: true },
          { label: t`Price`, value: <PriceTag price={price} /> },
          {
            label: t`Payment Method`,
            value: paymentMethod?.trim() ? paymentMethodName(paymentMethod, i18n) : t`Not specified`,
          },
          ...(status === undefined
            ? []
            : [{ label: t`Payment Status`, value: <StatusBadge kind="payment" status={status} /> }]),
          ...(reason ? [{ label: t`Why it was rejected`, value: reason, isWide: true }] : []),
          ...(payer ? [{ label: t`Payer`, value: payer }] : []),
          ...(reference ? [{ label: t`Reference`, value: <Bdi>{reference}</Bdi> }] : []),
          ...(date ? [{ label: t`Date`, value: <Bdi>{formatWireDay(date, locale)}</Bdi> }] : []),
        ]}
      />
      <ReceiptPicture url={receipt} onSettled={() => setIsSettled(true)} />
    </PrintLayout>
  )
}
