import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** What helps beside something, in small; nothing while there is nothing to say. */
export const Hint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  &:empty {
    display: none;
  }
`
