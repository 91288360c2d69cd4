import { styled } from 'styled-components'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { formatMoney } from '#model/money.ts'
import { oneLine } from '#theme/mixins.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

const Amount = styled(Bdi)`
  ${oneLine}
`

/** An amount in the school’s currency. */
export function Money({ amount }: { amount: number }) {
  return <Amount>{formatMoney(amount, useSchoolSettings().currency)}</Amount>
}
