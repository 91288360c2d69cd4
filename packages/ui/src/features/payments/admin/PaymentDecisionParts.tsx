import type { PaymentKind, StudentBilling } from '@maktab/contract/schema'
import type { RenderPaymentDetails, PaymentDetailsSlots } from '#lib/money/paymentStates.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { tokens } from '#theme/tokens.ts'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { Maximize2 } from 'lucide-react'
import { Notice } from '#components/Notice/Notice.tsx'
import { ReceiptImage } from '#components/ReceiptImage/ReceiptImage.tsx'
import { Thumbnail } from '#components/ZoomablePicture/Thumbnail.ts'

type PaymentDetailsOrFallbackProps = PaymentDetailsSlots & {
  kind: PaymentKind
  /** Undefined if the backend gives the payment no id; the fallback is shown then. */
  id: number | undefined
  renderPaymentDetails: RenderPaymentDetails | undefined
}

/** Payment details, or the fallback if there are none, followed by the decision. */
export function PaymentDetailsOrFallback({ kind, id, renderPaymentDetails, ...parts }: PaymentDetailsOrFallbackProps) {
  if (renderPaymentDetails && id !== undefined) return renderPaymentDetails({ kind, id }, parts)
  return (
    <>
      {parts.fallback}
      {parts.decision}
    </>
  )
}

type PaymentSummaryHeaderProps = Pick<StudentBilling, 'amount' | 'currency' | 'date' | 'reference'>

/** Amount, date and reference of a payment under review. */
export function PaymentSummaryHeader({ amount, currency, date, reference }: PaymentSummaryHeaderProps) {
  const { locale } = useLocale()
  const { currency: ours } = useSchoolSettings()
  if (amount === undefined && !date && !reference) return null
  return (
    <Inline as="p" gap="large" rowGap="x-small" align="baseline">
      {amount !== undefined && (
        <Text as="strong" size="xxl" weight="bold" leading="tight">
          <Bdi>{formatMoney(amount, currency ?? ours)}</Bdi>
        </Text>
      )}
      {date && (
        <Text as="span" tone="muted" size="sm">
          <Bdi>{formatIsoDay(date, locale)}</Bdi>
        </Text>
      )}
      {reference && (
        <Text as="span" tone="muted" size="sm">
          <Bdi translate="no">{reference}</Bdi>
        </Text>
      )}
    </Inline>
  )
}

/** Leaves some space around the form when it is scrolled into view. */
const ScrollTarget = styled(Stack)`
  scroll-margin-block: ${tokens.space[4]};
`

type RejectFormProps = {
  /** Consequences of the rejection. */
  children?: ReactNode
  /** Undefined if no reason was entered. */
  onReject: (reason: string | undefined) => void
  onCancel: () => void
}

/** Optional reason for rejecting a payment; replaces the decision buttons so that the receipt stays visible. */
export function RejectForm({ children, onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const formRef = useRef<HTMLDivElement>(null)
  // Focusing the field does not scroll the whole form into view.
  useEffect(() => {
    formRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ScrollTarget
      ref={formRef}
      role="group"
      aria-label={t`Reject`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape must not close the surrounding dialog.
        event.stopPropagation()
        onCancel()
      }}
    >
      {children && <p>{children}</p>}
      <DecisionReasonField
        value={reason}
        onChange={setReason}
        description={t`Optional. The student sees this by email and in Billing.`}
        autoFocus
      />
      <Inline gap="medium" align="stretch">
        <Button variant="danger" onPress={() => onReject(reason.trim() || undefined)}>
          <Trans>Reject</Trans>
        </Button>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </ScrollTarget>
  )
}

/** State of the reject form; returns focus to the button that opened it. */
export function useRejectForm() {
  const [state, setState] = useState<'before' | 'asked' | 'after'>('before')
  return {
    isRejecting: state === 'asked',
    takesFocus: state === 'after',
    open: () => setState('asked'),
    close: () => setState('after'),
  }
}

/** Returns the display name of a payment method; empty if the method is unknown. */
export function usePaymentMethodName(): (method: string | null) => string {
  const { i18n } = useLingui()
  return (method) => (method?.trim() ? getPaymentMethodName(method, i18n) : '')
}

type ReceiptThumbnailProps = { src: string; name: string; onOpen: () => void }

export function ReceiptThumbnail({ src, name, onOpen }: ReceiptThumbnailProps) {
  const { t } = useLingui()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <Notice tone="danger">{t`Couldn’t load the image.`}</Notice>
  return (
    <Thumbnail aria-label={t`Enlarge receipt: ${name}`} onPress={onOpen}>
      <ReceiptImage src={src} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      <Maximize2 aria-hidden />
    </Thumbnail>
  )
}
