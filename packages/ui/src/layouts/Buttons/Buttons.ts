import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Buttons beside each other, on as many lines as they need. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`
