import { styled } from 'styled-components'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { formatMoney } from '#model/money.ts'
import { oneLine } from '#theme/mixins.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

const Amount = styled(Bdi)`
  ${oneLine}
`

type MoneyProps = {
  amount: number
  /** The one in which it was billed; the school’s where nobody tells another. */
  currency?: string | undefined
}

/** An amount of money. */
export function Money({ amount, currency }: MoneyProps) {
  const school = useSchoolSettings()
  return <Amount>{formatMoney(amount, currency ?? school.currency)}</Amount>
}
