import { FeesScreen } from '@maktab/ui/features/payments/admin/FeesScreen'
import { admin } from '#addresses/admin.ts'
import { student } from '#addresses/student.ts'
import { useFeesToCollect, useFeeActions } from '../feeQueryHooks.ts'
import { copyText } from '#browser/sharePrintouts.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'

const hrefs = {
  billing: (id: number) => admin.students.href({ student: id, tab: 'billing' }),
  review: admin.inbox.href({ kind: 'feePayment' }),
}

const getPayAddress = (fee: number) => new URL(student.billing.href({ fee }), window.location.origin).href

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
    />
  )
}
