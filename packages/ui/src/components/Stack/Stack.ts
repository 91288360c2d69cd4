import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Parts below each other that belong together. */
export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`
