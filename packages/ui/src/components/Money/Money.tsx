import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { formatMoney } from '#model/money.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

/** An amount in the school’s currency. */
export function Money({ amount }: { amount: number }) {
  return <Bdi>{formatMoney(amount, useSchoolSettings().currency)}</Bdi>
}
