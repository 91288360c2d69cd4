import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.readable};
`
