import type { Fee } from '@maktab/contract/schema'
import { FeesScreen } from '@maktab/ui/features/payments/admin/FeesScreen'
import { GuardianReminderDialog } from '@maktab/ui/features/payments/admin/FeeReminders'
import { loading } from '@maktab/ui/remote'
import { admin } from '#addresses/admin.ts'
import { student } from '#addresses/student.ts'
import { getPayAddress, useFeesToCollect, useFeeActions, useGuardianFees } from '../feeQueryHooks.ts'
import { copyText } from '#browser/sharePrintouts.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'
import { useRenderEntryDialog } from './EntryDialogContainer.tsx'

const hrefs = {
  billing: (id: number) => admin.students.href({ student: id, tab: 'billing' }),
  review: admin.inbox.href({ kind: 'feePayment' }),
}

/** `/admin/fees`: overdue fees by default. */
export function FeesContainer() {
  const { state = 'overdue' } = useRouteView(admin.fees)
  const { go } = useNavigateTo(admin.fees)
  return (
    <FeesScreen
      fees={useFeesToCollect(state)}
      state={state}
      onState={(next) => go({ state: next }, { replace: true })}
      hrefs={hrefs}
      getPayAddress={getPayAddress}
      copyText={copyText}
      onWaiveFee={useFeeActions().waiveFee}
      renderEntryDialog={useRenderEntryDialog()}
      renderGuardianReminder={(payer, onClose) => <GuardianReminder key={payer.id} student={payer} onClose={onClose} />}
    />
  )
}

function GuardianReminder({ student: payer, onClose }: { student: Fee['student']; onClose: () => void }) {
  return (
    <GuardianReminderDialog
      student={payer}
      fees={useGuardianFees(payer.id) ?? loading}
      payAddress={new URL(student.billing.href(), window.location.origin).href}
      copyText={copyText}
      onClose={onClose}
    />
  )
}
