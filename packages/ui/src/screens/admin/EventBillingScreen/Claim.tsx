import type { Event, EventBilling } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatWireDay } from '#model/wireDay.ts'
import type { FileOf } from '#model/FileOf.ts'
import { PaidHead } from '../PaidHead/PaidHead.tsx'
import { FileOrInstead } from '../PaymentFile/FileOrInstead.tsx'
import { RejectForm } from '../RejectForm/RejectForm.tsx'
import { useRejecting } from '../RejectForm/useRejecting.ts'
import { Decision } from '../PaymentFile/PaymentFile.styles.ts'
import { LostMembership } from './LostMembership.tsx'
import type { DecidedStatus } from './paymentStatus.schema.ts'
import { usePaymentWords } from './usePaymentWords.ts'

type ClaimProps = {
  student: string
  event: Event | undefined
  billing: EventBilling
  status: string | undefined
  isPaidMember: boolean
  /** The decision that is on its way. */
  sending: DecidedStatus | undefined
  error: string
  onDecide: (status: DecidedStatus, reason?: string) => void
  fileOf?: FileOf
}

/** What a receipt is to prove, and the two answers. */
export function Claim({ student, event, billing, status, isPaidMember, sending, error, onDecide, fileOf }: ClaimProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const words = usePaymentWords()
  const { reference, date, amount, currency } = billing
  const { isRejecting, takesFocus, ask, end } = useRejecting()
  const decide = (next: DecidedStatus) => {
    if (sending !== undefined || next === status) return
    if (next === 'rejected') ask()
    else onDecide(next)
  }
  const told = (
    <>
      {amount !== undefined && <PaidHead amount={amount} {...(currency && { currency })} />}
      <DescriptionList
        items={[
          { label: t`Student`, value: student, isWide: true },
          { label: t`Event`, value: event && (event.title?.trim() || t`Untitled`), isWide: true },
          { label: t`Price`, value: event && <PriceTag price={event.price} /> },
          { label: t`Payment Method`, value: words.methodOf(billing) },
          { label: t`Payment Status`, value: <StatusBadge kind="payment" status={status} /> },
          ...(date ? [{ label: t`Date`, value: formatWireDay(date, locale) }] : []),
          ...(reference ? [{ label: t`Reference`, value: reference }] : []),
        ]}
      />
    </>
  )
  const decision = (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {isPaidMember && <LostMembership />}
      {isRejecting ? (
        <RejectForm
          onReject={(reason) => {
            end()
            onDecide('rejected', reason)
          }}
          onCancel={end}
        />
      ) : (
        <Decision role="group" aria-label={t`Decision`}>
          {(['paid', 'rejected'] as const).map((answer) => (
            <Button
              key={answer}
              variant={answer === 'paid' && status !== 'paid' && status !== 'rejected' ? 'primary' : 'secondary'}
              icon={answer === status && <Check aria-hidden />}
              aria-pressed={answer === status}
              autoFocus={takesFocus && answer === 'rejected'}
              isPending={answer === sending}
              onPress={() => decide(answer)}
            >
              {words.statuses[answer]}
            </Button>
          ))}
        </Decision>
      )}
    </>
  )
  return (
    <FileOrInstead
      kind="event"
      id={billing.id}
      fileOf={fileOf}
      instead={told}
      discountName={billing.discountName}
      decision={decision}
    />
  )
}
