import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const PasswordCode = styled.code`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.text.lg};
  overflow-wrap: anywhere;
  user-select: all;
`
