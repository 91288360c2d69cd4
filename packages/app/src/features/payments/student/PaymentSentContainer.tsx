import { toBilledItem, type PaidItemKind } from '@maktab/ui/lib/money/bills'
import { PaymentSentScreen } from '@maktab/ui/features/payments/student/PaymentSentScreen'
import { student } from '#addresses/student.ts'
import { useSendsMails } from '#features/settings/settings.ts'
import { getResendHref } from './getResendHref.ts'
import { useSentFeePayment } from './useSentFee.ts'
import { useSentPayment } from './useSentPayment.ts'

/** After sending: `item` is what was paid for, as `course-5`, `event-3` or `fee-4`. */
export function PaymentSentContainer({ item }: { item: string }) {
  return item.startsWith('fee-') ? <SentFee feeId={Number(item.slice(4))} /> : <SentItem item={item} />
}

function SentItem({ item }: { item: string }) {
  const kind: PaidItemKind = item.startsWith('event-') ? 'event' : 'course'
  const sent = useSentPayment(item, kind)
  const bill = sent.state === 'ready' && sent.data.state === 'receipt' ? sent.data.bill : undefined
  return (
    <PaymentSentScreen
      sent={sent}
      sendsMails={useSendsMails() === true}
      kind={kind}
      hrefs={{
        payments: student.billing.href(),
        paper: bill && student.billing.href({ receipt: toBilledItem(bill).key }),
        again: bill && getResendHref(bill),
        more: (kind === 'event' ? student.events : student.courses).href(),
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

function SentFee({ feeId }: { feeId: number }) {
  return (
    <PaymentSentScreen
      sent={useSentFeePayment(feeId)}
      sendsMails={useSendsMails() === true}
      kind="fee"
      hrefs={{
        payments: student.billing.href(),
        paper: student.billing.href({ receipt: `fee-${feeId}` }),
        again: student.billing.href({ fee: feeId }),
        more: undefined,
        enrolled: student.enrolled.href(),
      }}
    />
  )
}
