import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const Named = styled.span`
  display: block;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
`
