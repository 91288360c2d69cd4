import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonForm } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { formatMonth, isFeeOutstanding } from '#lib/money/billsAndFees.ts'
import { getAmountHeld, getFeeAmountLeft } from '#lib/money/itemPayments.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { RejectedReceiptNotice, NothingToPayState, ReplaceReceiptDialog } from '../form/PaymentFormNotices.tsx'
import { PaymentLayout } from '#features/payments/form/PaymentForm.styles.ts'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { type FeePaymentFormProps, FeePaymentForm } from './FeePaymentForm.tsx'

type FeePaymentScreenProps = FeePaymentFormProps & {
  /** Undefined if the fee doesn’t exist. */
  fee: Remote<Fee | undefined>
  billingHref: string
}

/** Payment instructions for one month of a course, and the form that submits the receipt. */
export function FeePaymentScreen({ fee, billingHref, ...form }: FeePaymentScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        back={
          <TextLink href={billingHref}>
            <Trans>Billing</Trans>
          </TextLink>
        }
        title={t`Pay a monthly fee`}
        subject={fee.state === 'ready' ? fee.data?.course.name : undefined}
      />
      <RemoteView
        remote={fee}
        loading={
          <LoadingRegion label={t`Loading fee`}>
            <SkeletonForm fields={3} />
          </LoadingRegion>
        }
      >
        {(ready) => <Payment {...form} fee={ready} billingHref={billingHref} />}
      </RemoteView>
    </Page>
  )
}

type PaymentProps = FeePaymentFormProps & { fee: Fee | undefined; billingHref: string }

function Payment({ fee, billingHref, ...form }: PaymentProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // Read once: submitting puts the fee under review before navigation, and the form must stay until then.
  const [initialStatus] = useState(fee?.status)
  const canPay =
    initialStatus !== undefined && (initialStatus === 'pending' || isFeeOutstanding({ status: initialStatus }))
  if (!fee || !canPay) {
    const title = fee ? t`This fee is settled.` : t`This fee no longer exists.`
    return <NothingToPayState scene="money" title={title} href={billingHref} label={t`Billing`} />
  }
  const [month, dueOn] = [formatMonth(fee.month, locale), formatIsoDay(fee.dueOn, locale)]
  const held = fee.payments ? getAmountHeld(fee.payments) : 0
  const terms = { ...fee, amount: getFeeAmountLeft(fee), ...(held > 0 && { paid: held }) }
  const due = (
    <Trans>
      <Bdi>{month}</Bdi>, due on <Bdi>{dueOn}</Bdi>
    </Trans>
  )
  return (
    <PaymentLayout>
      <PaymentSummary name={fee.course.name} details={due} price={terms.amount} terms={terms} />
      <Stack>
        {initialStatus === 'pending' && <ReplaceReceiptDialog onCancel={form.onClose} />}
        {initialStatus !== 'pending' && fee.isRejected && <RejectedReceiptNotice reason={fee.reason} />}
        <FeePaymentForm {...form} fee={fee} />
      </Stack>
    </PaymentLayout>
  )
}
