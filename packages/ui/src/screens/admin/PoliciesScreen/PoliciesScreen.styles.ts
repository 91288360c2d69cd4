import { styled } from 'styled-components'

/** Keeps the line breaks that were typed. */
export const Words = styled.span`
  white-space: pre-line;
`
