import { mapRemote, ready } from '@maktab/ui/remote'
import { FeePaymentScreen } from '@maktab/ui/features/payments/student/FeePaymentScreen'
import type { FeePaymentValues, FeePaymentDraft } from '@maktab/ui/features/payments/student/FeePaymentForm'
import { student } from '#addresses/student.ts'
import { useOwnFees } from '../fees.ts'
import { useSendsMails } from '#features/settings/settings.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { usePaymentForm, usePayWithReceipt } from './paymentForm.ts'
import { api } from '#api/api.ts'

export function FeePaymentContainer({ feeId }: { feeId: number }) {
  const { go } = useNavigateTo(student.billing)
  const { note, form } = usePaymentForm<FeePaymentValues>(`fee-${feeId}`, () => go({}))
  const { pay, sending } = usePayFee()
  const fees = useOwnFees() ?? ready([])
  return (
    <FeePaymentScreen
      {...form}
      {...sending}
      fee={mapRemote(fees, (all) => all.find(({ id }) => id === feeId))}
      sendsMails={useSendsMails() === true}
      billingHref={student.billing.href()}
      onPay={async (draft) => note(await pay(draft), 'receipt')}
    />
  )
}

function usePayFee() {
  return usePayWithReceipt<FeePaymentDraft>('payFee', (body, options) => api('payFee', { body }, options))
}
