import { styled } from 'styled-components'

export const Named = styled.span`
  display: block;
  min-inline-size: 9rem;
  overflow-wrap: anywhere;
`
