import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** What somebody said, set apart from what the school says. */
export const ReasonText = styled.p`
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  white-space: pre-line;
`
