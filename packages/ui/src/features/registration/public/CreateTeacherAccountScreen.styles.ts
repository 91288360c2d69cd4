import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Keeps the parts of a long form further apart than its fields. */
export const FormSections = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  min-inline-size: 0;
  padding-block: ${tokens.space[2]};
`

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  padding-inline-start: ${tokens.space[5]};
  list-style: decimal;

  ::marker {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.semibold};
  }
`
