import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  max-inline-size: ${tokens.size.readable};
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;

  strong {
    font-variant-numeric: tabular-nums;
  }
`
