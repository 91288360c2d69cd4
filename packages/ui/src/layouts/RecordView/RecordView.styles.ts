import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`
