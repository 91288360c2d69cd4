import { limits } from '@maktab/contract/limits/payFees'
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
import { sumPrices } from '#lib/money/currencyAmounts.ts'
import { type PayableFee, getOtherFees } from '#lib/money/familyFees.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { RejectedReceiptNotice, NothingToPayState, ReplaceReceiptDialog } from '../form/PaymentFormNotices.tsx'
import { PaymentLayout } from '#features/payments/form/PaymentForm.styles.ts'
import { PaymentSummary } from '#features/payments/form/PaymentSummary.tsx'
import type { Remote } from '#remote.ts'
import { useFeeName } from '../form/OtherFeesField.tsx'
import { type FeePaymentFormProps, FeePaymentForm } from './FeePaymentForm.tsx'

type FeePaymentScreenProps = FeePaymentFormProps & {
  /** Undefined if the fee doesn’t exist. */
  fee: Remote<PayableFee | undefined>
  /** All fees of the family that can be paid with one receipt; empty if the backend can’t. */
  familyFees?: readonly PayableFee[]
  /** Selects the other fees at first. */
  isAllSelected?: boolean
  billingHref: string
}

const noFees: readonly PayableFee[] = []

/** Payment instructions for one month of a course, and the form that submits the receipt. */
export function FeePaymentScreen({
  fee,
  billingHref,
  familyFees = noFees,
  isAllSelected = false,
  ...form
}: FeePaymentScreenProps) {
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
        subject={fee.state === 'ready' ? fee.data?.course : undefined}
      />
      <RemoteView
        remote={fee}
        loading={
          <LoadingRegion label={t`Loading fee`}>
            <SkeletonForm fields={3} />
          </LoadingRegion>
        }
      >
        {(ready) => <Payment {...form} {...{ familyFees, isAllSelected, billingHref }} fee={ready} />}
      </RemoteView>
    </Page>
  )
}

type PaymentProps = FeePaymentFormProps & {
  fee: PayableFee | undefined
  familyFees: readonly PayableFee[]
  isAllSelected: boolean
  billingHref: string
}

function Payment({ fee: loaded, familyFees, isAllSelected, billingHref, ...form }: PaymentProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // Read once: submitting puts the fees under review before navigation, and the form must stay until then.
  const [initial] = useState(loaded)
  const fee = loaded ?? initial
  const initialStatus = initial?.status
  const [others] = useState(() => (initial ? getOtherFees(initial, familyFees).slice(0, limits.fees.max - 1) : []))
  const [selectedIds, setSelectedIds] = useState(() => (isAllSelected ? others.map(({ id }) => id) : []))
  const canPay =
    initialStatus !== undefined && (initialStatus === 'pending' || isFeeOutstanding({ status: initialStatus }))
  if (!fee || !canPay) {
    const title = fee ? t`This fee is settled.` : t`This fee no longer exists.`
    return <NothingToPayState scene="money" title={title} href={billingHref} label={t`Billing`} />
  }
  const [month, dueOn] = [formatMonth(fee.month, locale), formatIsoDay(fee.dueOn, locale)]
  const selected = others.filter(({ id }) => selectedIds.includes(id))
  const due = (
    <Trans>
      <Bdi>{month}</Bdi>, due on <Bdi>{dueOn}</Bdi>
    </Trans>
  )
  return (
    <PaymentLayout>
      {selected.length > 0 ? (
        <TotalSummary fee={fee} selected={selected} />
      ) : (
        <PaymentSummary
          name={fee.course}
          details={
            <>
              {fee.child !== undefined && (
                <>
                  <Bdi>{fee.child}</Bdi>
                  {' · '}
                </>
              )}
              {due}
            </>
          }
          price={fee.amount}
          terms={fee}
        />
      )}
      <Stack>
        {initialStatus === 'pending' && <ReplaceReceiptDialog onCancel={form.onClose} />}
        {initialStatus !== 'pending' && fee.isRejected && <RejectedReceiptNotice reason={fee.reason} />}
        <FeePaymentForm {...form} {...{ fee, others, selectedIds }} onSelect={setSelectedIds} />
      </Stack>
    </PaymentLayout>
  )
}

/** The sum of several fees. */
function TotalSummary({ fee, selected }: { fee: PayableFee; selected: readonly PayableFee[] }) {
  const { t } = useLingui()
  const getName = useFeeName()
  const total = sumPrices([fee, ...selected].map(({ amount }) => amount))
  const { reference, currency } = fee
  const name = getName(fee)
  const others = selected.length
  return (
    <PaymentSummary
      name={t`${name} + ${others} more`}
      price={total}
      terms={{ reference, currency, price: total, discount: 0, amount: total }}
    />
  )
}
