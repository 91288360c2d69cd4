import { mapRemote, ready } from '@maktab/ui/remote'
import { FeePaymentScreen } from '@maktab/ui/features/payments/student/FeePaymentScreen'
import type { FeePaymentValues, FeePaymentDraft } from '@maktab/ui/features/payments/student/FeePaymentForm'
import { student } from '#addresses/student.ts'
import { useOwnFees } from '../feeQueryHooks.ts'
import { useSendsMails } from '#features/settings/settingsQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { usePaymentForm, usePayWithReceipt } from './paymentFormHooks.ts'
import { api } from '#api/api.ts'

export function FeePaymentContainer({ view: { fee: feeId }, go }: ViewProps<typeof student.billing, 'fee'>) {
  const { note, form } = usePaymentForm<FeePaymentValues>(`fee-${feeId}`, () => go({}))
  const { pay, sending } = usePayWithReceipt<FeePaymentDraft>('payFee', (body, options) =>
    api('payFee', { body }, options),
  )
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
