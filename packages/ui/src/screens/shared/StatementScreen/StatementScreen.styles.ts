import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;

  > [role='group'] {
    flex: 1 1 20rem;
  }
`
