import { mapRemote } from '@maktab/ui/remote'
import { FeePaymentScreen } from '@maktab/ui/screens/student/FeePaymentScreen/FeePaymentScreen'
import { useAtom } from 'jotai'
import { student } from '#addresses/student.ts'
import { useFeePayment, useOwnFees } from '#data/fees.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { originAtom } from '#preferences/originAtom.ts'

export function FeePaymentContainer({ feeId }: { feeId: number }) {
  const { go } = useMoves(student.billing)
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const { pay, sentShare, stopSending } = useFeePayment()
  return (
    <FeePaymentScreen
      fee={mapRemote(useOwnFees(), (all) => all.find(({ id }) => id === feeId))}
      billingHref={student.billing.href()}
      keptOrigin={keptOrigin}
      onKeepOrigin={onKeepOrigin}
      onPay={pay}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => go({})}
    />
  )
}
