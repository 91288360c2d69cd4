import type { Fee, FamilyChild } from '@maktab/contract/schema'
import { FeePaymentScreen } from '@maktab/ui/features/payments/student/FeePaymentScreen'
import type {
  FeePaymentValues,
  FeePaymentDraft,
  FeesPaymentDraft,
} from '@maktab/ui/features/payments/student/FeePaymentForm'
import { type PayableFee, getSiblingFees, toOwnFee } from '@maktab/ui/lib/money/familyFees'
import { type Remote, getListOrEmpty, loading, mapRemote, ready } from '@maktab/ui/remote'
import { student } from '#addresses/student.ts'
import { useHasOperation } from '#api/optionalOperations.ts'
import { useCurrentUser } from '#features/auth/authHooks.ts'
import { useFamily } from '#features/family/familyHooks.ts'
import { useOwnFees } from '../feeQueryHooks.ts'
import { useSendsMails } from '#features/settings/settingsQueryHooks.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { usePaymentForm, usePayWithReceipt } from './paymentFormHooks.ts'
import { api } from '#api/api.ts'

export function FeePaymentContainer({ view, go }: ViewProps<typeof student.billing, 'fee'>) {
  const { fee: feeId, with: selection } = view
  const { note, form } = usePaymentForm<FeePaymentValues>(`fee-${feeId}`, () => go({}))
  const { pay, sending } = usePayWithReceipt<FeePaymentDraft>('payFee', (body, options) =>
    api('payFee', { body }, options),
  )
  const together = usePayWithReceipt<FeesPaymentDraft>('payFees', (body, options) => api('payFees', { body }, options))
  const canPayTogether = useHasOperation('payFees')
  const fees = usePayableFees(feeId, canPayTogether)
  const fee = mapRemote(fees, (all) => all.find(({ id }) => id === feeId))
  return (
    <FeePaymentScreen
      {...form}
      uploadProgress={sending.uploadProgress ?? together.sending.uploadProgress}
      onStopSending={() => {
        sending.onStopSending()
        together.sending.onStopSending()
      }}
      fee={fee}
      familyFees={canPayTogether ? getListOrEmpty(fees) : []}
      isAllSelected={selection === 'all'}
      sendsMails={useSendsMails() === true}
      billingHref={student.billing.href()}
      onPay={async (draft) => note(await pay(draft), 'receipt')}
      onPayTogether={canPayTogether ? async (draft) => note(await together.pay(draft), 'receipt') : undefined}
    />
  )
}

/** The student’s fees and, if they can be paid together, the open ones of siblings. */
function usePayableFees(feeId: number, canPayTogether: boolean): Remote<PayableFee[]> {
  const own: Remote<Fee[]> = useOwnFees() ?? ready([])
  const isUserLoading = useCurrentUser().state === 'loading'
  const family: Remote<FamilyChild[]> = useFamily(canPayTogether) ?? ready([])
  if (canPayTogether && (isUserLoading || family.state === 'loading')) return loading
  // The fee of a sibling is known only from the overview; own fees can be paid without it.
  const isOwn = own.state === 'ready' && own.data.some(({ id }) => id === feeId)
  if (family.state === 'failed' && own.state === 'ready' && !isOwn) return family
  const siblingFees = family.state === 'ready' ? getSiblingFees(family.data) : []
  return mapRemote(own, (fees) => [...fees.map(toOwnFee), ...siblingFees])
}
