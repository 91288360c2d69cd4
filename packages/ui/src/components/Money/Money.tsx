import { useSchool } from '../../environment/SchoolSettings.tsx'
import { formatMoney } from '../../model/money.ts'

/** An amount in the school’s currency. */
export function Money({ amount }: { amount: number }) {
  return <bdi>{formatMoney(amount, useSchool().currency)}</bdi>
}
