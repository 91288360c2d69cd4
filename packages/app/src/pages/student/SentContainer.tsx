import { billedItem } from '@maktab/ui/model/billedItem'
import type { SentKind } from '@maktab/ui/model/sentPayment'
import { SentScreen } from '@maktab/ui/screens/student/SentScreen/SentScreen'
import { student } from '#addresses/student.ts'
import { useSendsMails } from '#data/settings.ts'
import { againHref } from './againHref.ts'
import { useSentFee } from './useSentFee.ts'
import { useSentItem } from './useSentItem.ts'

/** After sending: `item` is what was paid for, as `course-5`, `event-3` or `fee-4`. */
export function SentContainer({ item }: { item: string }) {
  return item.startsWith('fee-') ? <SentFee feeId={Number(item.slice(4))} /> : <SentItem item={item} />
}

function SentItem({ item }: { item: string }) {
  const kind: SentKind = item.startsWith('event-') ? 'event' : 'course'
  const sent = useSentItem(item, kind)
  const bill = sent.state === 'ready' && sent.data.state === 'receipt' ? sent.data.bill : undefined
  return (
    <SentScreen
      sent={sent}
      sendsMails={useSendsMails() === true}
      kind={kind}
      hrefs={{
        payments: student.billing.href(),
        paper: bill && student.billing.href({ receipt: billedItem(bill).key }),
        again: bill && againHref(bill),
        more: (kind === 'event' ? student.events : student.courses).href(),
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

function SentFee({ feeId }: { feeId: number }) {
  return (
    <SentScreen
      sent={useSentFee(feeId)}
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
