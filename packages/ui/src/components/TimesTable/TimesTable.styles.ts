import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Note = styled.small`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`
