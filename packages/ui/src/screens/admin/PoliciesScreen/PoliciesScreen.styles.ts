import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`

export const FormColumn = styled.div`
  max-inline-size: ${tokens.size.readable};
`

/** Keeps the line breaks that were typed. */
export const Words = styled.span`
  white-space: pre-line;
`
