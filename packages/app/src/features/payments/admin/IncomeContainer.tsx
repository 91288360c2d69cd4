import { useToday } from '@maktab/ui/providers/ClockProvider'
import { IncomeScreen } from '@maktab/ui/features/payments/admin/IncomeScreen'
import { admin } from '#addresses/admin.ts'
import { readPayments, useIncome } from '#features/payments/incomeQueryHooks.ts'
import { useNavigateTo, useRouteView } from '#navigation/routeViews.ts'

/** `/admin/income`: this year by default. */
export function IncomeContainer() {
  const today = useToday()
  const view = useRouteView(admin.income)
  const { go } = useNavigateTo(admin.income)
  const period = { from: view.from ?? `${today.slice(0, 'yyyy'.length)}-01-01`, until: view.until ?? today }
  return (
    <IncomeScreen
      income={useIncome(period)}
      period={period}
      onPeriod={(next) => go(next, { replace: true })}
      onReadPayments={() => readPayments(period)}
    />
  )
}
