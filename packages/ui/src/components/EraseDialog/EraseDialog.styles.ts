import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Kept = styled.div`
  display: grid;
  gap: ${tokens.space[3]};

  ul {
    display: grid;
    gap: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
`
