import { styled } from 'styled-components'

export const Share = styled.span`
  font-variant-numeric: tabular-nums;
`
