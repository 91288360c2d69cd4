import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The school’s own words. */
export const Said = styled.blockquote`
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 3px solid currentcolor;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
