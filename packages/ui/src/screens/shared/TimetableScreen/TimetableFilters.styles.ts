import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[4]};
  max-inline-size: 44rem;
`
