import { styled } from 'styled-components'
import { Stack } from '#components/Stack/Stack.tsx'
import { unbroken } from '#theme/mixins.ts'

/** What is short stays on its line; only links and titles give way in a narrow table. */
export const Unbroken = styled(Stack)`
  ${unbroken}
`
