import { styled } from 'styled-components'
import { unbroken } from '#theme/mixins.ts'

/** A short word of a cell: a day, a code, a price. */
export const Unbroken = styled.span`
  ${unbroken}
`
