import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney } from '#lib/money/money.ts'
import { NowrapBdi } from '../Bdi/NowrapBdi.ts'

type MoneyProps = {
  amount: number
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** An amount of money. */
export function Money({ amount, currency }: MoneyProps) {
  const school = useSchoolSettings()
  return <NowrapBdi>{formatMoney(amount, currency ?? school.currency)}</NowrapBdi>
}
