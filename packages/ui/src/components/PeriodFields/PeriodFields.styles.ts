import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 16rem));
  gap: ${tokens.space[4]};
  align-items: start;
`
