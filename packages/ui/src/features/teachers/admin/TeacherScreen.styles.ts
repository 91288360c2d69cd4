import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Separates irreversible actions. */
export const DangerZone = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-inline-start: auto;
`

export const PasswordCode = styled.code`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.text.lg};
  overflow-wrap: anywhere;
  user-select: all;
`
