import { styled } from 'styled-components'
import { Stack } from '#components/Stack/Stack.tsx'
import { nowrapFromMd } from '#theme/mixins.ts'

/** What is short stays on its line; only links and titles give way in a narrow table. */
export const NowrapStack = styled(Stack)`
  ${nowrapFromMd}
`
