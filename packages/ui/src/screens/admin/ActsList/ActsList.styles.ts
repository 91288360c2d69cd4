import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;

  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

/** What somebody said, set apart from what the school says. */
export const Reason = styled.p`
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.borderStrong};
  color: ${tokens.color.textMuted};
  white-space: pre-line;
`

export const Title = styled.h2`
  font-size: ${tokens.text.lg};
`

export const Quiet = styled.p`
  color: ${tokens.color.textMuted};
`
