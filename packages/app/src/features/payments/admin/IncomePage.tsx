import type { ListedPayment } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { IncomePaymentsScreen } from '@maktab/ui/features/payments/admin/IncomePaymentsScreen'
import { IncomeScreen } from '@maktab/ui/features/payments/admin/IncomeScreen'
import { getLanguageTag, type Language } from '@maktab/ui/i18n/languages'
import { parseIncomeKey } from '@maktab/ui/lib/money/incomeNumbers'
import { useToday } from '@maktab/ui/providers/ClockProvider'
import { admin } from '#addresses/admin.ts'
import { readPayments, useIncome, useIncomePayments } from '#features/payments/incomeQueryHooks.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

type ViewPeriod = { from?: string | undefined; until?: string | undefined }

/** This year by default. */
function usePeriod({ from, until }: ViewPeriod) {
  const today = useToday()
  return { from: from ?? `${today.slice(0, 'yyyy'.length)}-01-01`, until: until ?? today }
}

function IncomeContainer({ view, go, hrefTo }: ViewProps<typeof admin.income, 'list'>) {
  const period = usePeriod(view)
  return (
    <IncomeScreen
      income={useIncome(period)}
      period={period}
      onPeriod={(next) => go(next, { replace: true })}
      onReadPayments={() => readPayments(period)}
      getPaymentsHref={(key) => hrefTo({ payments: key, ...period })}
      onOpenPayments={(key) => go({ payments: key, ...period })}
    />
  )
}

/** The page where a payment can be changed: the event’s billing, or the student’s. */
function getPaymentHref({ kind, itemId, studentId }: ListedPayment): string {
  if (kind === 'event' && itemId !== undefined) return admin.events.href({ members: itemId, student: studentId })
  return admin.students.href({ student: studentId, tab: 'billing' })
}

function IncomePaymentsContainer({ view, hrefTo }: ViewProps<typeof admin.income, 'payments'>) {
  const { i18n } = useLingui()
  const period = usePeriod(view)
  const income = useIncome(period)
  const loaded = income?.state === 'ready' ? income.data : undefined
  const locale = getLanguageTag(i18n.locale as Language)
  const { title, filters } = parseIncomeKey(view.payments, loaded, { i18n, locale, period })
  return (
    <IncomePaymentsScreen
      title={title}
      period={{ ...period, ...filters[0] }}
      // The methods that share a name are known from the income.
      payments={useIncomePayments(period, filters, income?.state !== 'loading')}
      incomeHref={hrefTo(period)}
      getPaymentHref={getPaymentHref}
      table={useTableSearchParams()}
    />
  )
}

/** `/admin/income`: the income of a period, or the payments behind one of its numbers. */
export const IncomePage = createViewPage(admin.income, {
  payments: IncomePaymentsContainer,
  list: IncomeContainer,
})
