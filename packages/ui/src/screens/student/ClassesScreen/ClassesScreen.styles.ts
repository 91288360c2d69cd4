import { styled } from 'styled-components'
import { unbroken } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** One under the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
`

/** On one line where there is room: a class that is on is no higher than its neighbours need. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
`

/** What is short stays on its line; only links and titles give way in a narrow table. */
export const Unbroken = styled(Stack)`
  ${unbroken}
`
