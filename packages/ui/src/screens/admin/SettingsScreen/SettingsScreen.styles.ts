import { styled } from 'styled-components'
import { from } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  align-items: start;

  ${from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
