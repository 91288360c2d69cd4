import { styled } from 'styled-components'
import { unbroken } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** One under the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
`

/** What is short stays on its line; only links and titles give way in a narrow table. */
export const Unbroken = styled(Stack)`
  ${unbroken}
`
