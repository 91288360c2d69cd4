import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { formatMoney } from '#model/money.ts'
import { NowrapBdi } from '../Bdi/OneLine.ts'

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
