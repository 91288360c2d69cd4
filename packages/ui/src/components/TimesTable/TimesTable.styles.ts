import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

export const Hint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

export const Note = styled.small`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
