import type { PaymentPart } from '@maktab/contract/schema'
import { Inline } from '#components/Inline/Inline.tsx'
import type { ReactNode } from 'react'
import { Text } from '#components/Text/Text.tsx'
import {
  type Bill,
  toBilledItem,
  formatMonth,
  type PaidItemKind,
  type PaymentSentHrefs,
} from '#lib/money/billsAndFees.ts'
import { useLingui, Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DiscountAmount } from '#components/Money/Money.tsx'
import { CopyButton } from '#components/CopyButton/CopyButton.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, sumPrices } from '#lib/money/currencyAmounts.ts'
import { PaidTogetherList } from '../shared/PaidTogetherList.tsx'
import { ReviewTimeNote, ResubmitReceiptNotice } from '../form/PaymentReviewNotices.tsx'
import { NumberedSteps } from '../form/PaymentInstructions.styles.ts'
import { CircleCheck, CircleX, Printer } from 'lucide-react'
import { Card } from '#components/Surface/Surface.tsx'
import { StaleDataBanner } from '#components/RemoteView/RemoteView.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import type { StaleState } from '#remote.ts'
import { PaymentHistory } from './PaymentProgress.tsx'
import { Header, CenteredColumn, StatusIcon } from './PaymentSentScreen.styles.ts'

type PaymentSentFactsProps = {
  bill: Bill
  /** Month that a fee is for. */
  month: string | undefined
  /** Other payments with the same receipt. */
  together: readonly PaymentPart[]
}

function PaymentSentFacts({ bill, month, together }: PaymentSentFactsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const school = useSchoolSettings()
  const { kind, title, price } = toBilledItem(bill)
  const { amount: ownAmount = price, currency = school.currency, discount, discountName, reference } = bill
  const amount = together.length > 0 ? sumPrices([ownAmount, ...together.map((part) => part.amount)]) : ownAmount
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
          ...(together.length > 0
            ? [
                {
                  label: t`Paid together with`,
                  value: <PaidTogetherList parts={together} currency={currency} />,
                  isWide: true,
                },
              ]
            : []),
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

type WhatHappensNextProps = {
  kind: PaidItemKind
  sendsMails: boolean
  /** Whether the backend reports the decision. */
  keepsStatuses: boolean
}

/** Next steps of a pending payment; mentions only what this backend supports. */
function WhatHappensNext({ kind, sendsMails, keepsStatuses }: WhatHappensNextProps) {
  const afterApproval: Record<PaidItemKind, ReactNode> = {
    course: <Trans>Once approved, the course appears in Enrolled Courses.</Trans>,
    event: <Trans>Once approved, you can join the event.</Trans>,
    fee: <Trans>Once approved, this month is paid.</Trans>,
  }
  return (
    <section>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <NumberedSteps>
        <li>
          <span>
            <Trans>The school checks your receipt against the payment.</Trans> <ReviewTimeNote />
          </span>
        </li>
        {(sendsMails || keepsStatuses) && (
          <li>
            <span>
              {sendsMails ? (
                <Trans>
                  We’ll email you the decision. If something’s wrong, the email says why and you can send another
                  receipt.
                </Trans>
              ) : (
                <Trans>
                  You’ll see the decision in Billing. If something’s wrong, you’ll see why and can send another receipt.
                </Trans>
              )}
            </span>
          </li>
        )}
        <li>
          <span>{afterApproval[kind]}</span>
        </li>
      </NumberedSteps>
    </section>
  )
}

type ReceiptStatusProps = {
  bill: Bill | undefined
  /** Month that a fee is for. */
  month?: string | undefined
  together?: readonly PaymentPart[] | undefined
  stale: StaleState | undefined
  kind: PaidItemKind
  hrefs: PaymentSentHrefs
  sendsMails: boolean
}

const none: readonly PaymentPart[] = []

/** Status of a submitted receipt; also shows the decision if opened later. */
export function ReceiptStatus({ bill, month, together = none, stale, kind, hrefs, sendsMails }: ReceiptStatusProps) {
  const { t } = useLingui()
  const status = bill?.paymentStatus
  const isRejected = status === 'rejected'
  const reference = bill?.reference
  const title = {
    paid: t`Your payment is approved`,
    rejected: t`Your receipt wasn’t approved`,
    pending: t`We have your receipt`,
    not_required: t`We have your receipt`,
  }[status ?? 'pending']
  return (
    <CenteredColumn>
      <Header>
        <StatusIcon $isGood={!isRejected} aria-hidden>
          {isRejected ? <CircleX /> : <CircleCheck />}
        </StatusIcon>
        <PageTitle takesFocus>{title}</PageTitle>
      </Header>
      <StaleDataBanner stale={stale} isList={false} />
      {bill && isRejected && <ResubmitReceiptNotice bill={bill} resubmitHref={hrefs.newReceipt} />}
      {bill && (
        <Card aria-label={t`Submitted payment`}>
          <PaymentSentFacts bill={bill} month={month} together={together} />
          <PaymentHistory bill={bill} />
        </Card>
      )}
      {(status ?? 'pending') === 'pending' && (
        <WhatHappensNext kind={kind} sendsMails={sendsMails} keepsStatuses={status !== undefined} />
      )}
      <section>
        <h2>
          <Trans>Questions?</Trans>
        </h2>
        <SchoolContact
          message={
            reference ? t`I have a question about my payment ${reference}.` : t`I have a question about my payment.`
          }
        />
      </section>
      <Inline gap="medium" align="stretch">
        <LinkButton variant={isRejected ? 'secondary' : 'primary'} href={hrefs.payments}>
          <Trans>See my payments</Trans>
        </LinkButton>
        {hrefs.receipt && (
          <LinkButton href={hrefs.receipt} icon={<Printer aria-hidden />}>
            <Trans>Print</Trans>
          </LinkButton>
        )}
        {hrefs.catalogue && (
          <LinkButton href={hrefs.catalogue}>
            {kind === 'event' ? <Trans>All events</Trans> : <Trans>All courses</Trans>}
          </LinkButton>
        )}
      </Inline>
    </CenteredColumn>
  )
}
