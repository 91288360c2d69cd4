import type { PaymentKind } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Money } from '#components/Money/Money.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptViewer } from '#components/ReceiptViewer/ReceiptViewer.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useMarkReceiptSeen } from '#providers/MarkReceiptSeenContext.ts'
import {
  PaymentDetailsOrFallback,
  ReceiptThumbnail,
  usePaymentMethodName,
  RejectForm,
} from '#features/payments/admin/PaymentDecisionParts.tsx'
import { PaidTogetherNotice } from '#features/payments/shared/PaidTogetherList.tsx'
import { getItemsTogether } from '#lib/inbox/pendingItems.ts'
import { formatPaidItem } from '#lib/money/billsAndFees.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { NoPicture } from '#features/students/admin/StudentBilling.styles.ts'
import type { InboxDetailProps } from './InboxScreenProps.ts'
import { InboxActionBar, KeyHint } from './InboxActionBar.tsx'
import { ReceiptBox } from './InboxScreen.styles.ts'

type InboxPaymentDetailProps = InboxDetailProps & { paymentKind: PaymentKind }

/** A payment: amount, then evidence, then the decision buttons. */
export function InboxPaymentDetail({
  item,
  paymentKind,
  steps,
  isRejecting,
  onEndRejecting,
  isDecidedElsewhere,
  onApprove,
  onReject,
  onDecide,
  onDecideAll,
  renderPaymentDetails,
}: InboxPaymentDetailProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const methodName = usePaymentMethodName()
  const { currency } = useSchoolSettings()
  const [isLarge, setIsLarge] = useState(false)
  // Cancelling the rejection returns focus to the button.
  const [isBack, setIsBack] = useState(false)
  const { key, person, what, price, priceNow, receipt, paymentMethod, reference } = item
  useMarkReceiptSeen(paymentKind, item.id, receipt || null)
  const title = formatPaidItem(what?.trim() ?? '', locale) || t`Untitled`
  const labels: Record<PaymentKind, string> = { course: t`Course`, event: t`Event`, fee: t`Monthly fee` }
  const facts = [
    { label: labels[paymentKind], value: title, isWide: true },
    { label: t`Payment method`, value: methodName(paymentMethod) },
    { label: t`Reference`, value: reference },
  ]
  const picture = receipt ? (
    <ReceiptBox>
      <Masked kind="receipt">
        <ReceiptThumbnail key={receipt} src={receipt} name={person.name} onOpen={() => setIsLarge(true)} />
      </Masked>
    </ReceiptBox>
  ) : (
    <NoPicture>
      <Trans>No receipt image available.</Trans>
    </NoPicture>
  )
  const fallback = (
    <>
      <Inline as="p" gap="large" rowGap="x-small" align="baseline">
        <Text as="strong" size="xxl" weight="bold" leading="tight">
          {price === null ? t`N/A` : <Money amount={price} />}
        </Text>
        {price !== priceNow && <CurrentPrice price={priceNow} />}
      </Inline>
      {item.together && price !== null && (
        <PaidTogetherNotice parts={item.together} amount={item.amount ?? price} currency={currency} />
      )}
      {picture}
      <DescriptionList items={facts} />
    </>
  )
  const together = getItemsTogether(item)
  const decision = (
    <>
      {isDecidedElsewhere && <Notice tone="warning">{t`Someone else already decided this.`}</Notice>}
      {isRejecting ? (
        <RejectForm
          onReject={(reason = '') => onDecide({ item, status: 'rejected', reason })}
          onCancel={() => {
            setIsBack(true)
            onEndRejecting()
          }}
        />
      ) : (
        <InboxActionBar steps={steps}>
          <Button variant="primary" aria-keyshortcuts="A" onPress={onApprove}>
            <Trans>Approve</Trans>
            <KeyHint>A</KeyHint>
          </Button>
          {together.length > 0 && (
            <Button
              onPress={() => onDecideAll([item, ...together].map((one) => ({ item: one, status: 'paid', reason: '' })))}
            >
              <Plural value={together.length + 1} one="Approve #" other="Approve all #" />
            </Button>
          )}
          <Button aria-keyshortcuts="R" autoFocus={isBack} onPress={onReject}>
            <Trans>Reject</Trans>
            <KeyHint>R</KeyHint>
          </Button>
        </InboxActionBar>
      )}
    </>
  )
  return (
    <>
      <PaymentDetailsOrFallback
        kind={paymentKind}
        id={item.id}
        renderPaymentDetails={renderPaymentDetails}
        fallback={fallback}
        picture={picture}
        discountName={item.discountName}
        decision={decision}
      />
      <ReceiptViewer isOpen={isLarge} onClose={() => setIsLarge(false)} receiptId={key} title={title} src={receipt}>
        <DescriptionList items={[{ label: t`Student`, value: person.name, isWide: true }, ...facts]} />
      </ReceiptViewer>
    </>
  )
}

function CurrentPrice({ price }: { price: number | null }) {
  return (
    <Text as="span" tone="muted" size="sm">
      {price === null ? (
        <Trans>Now free</Trans>
      ) : (
        <Trans>
          Current price: <Money amount={price} />
        </Trans>
      )}
    </Text>
  )
}
