import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Wishes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  font-variant-numeric: tabular-nums;
`

export const Already = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};

  > li {
    display: grid;
    gap: ${tokens.space[1]};
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
