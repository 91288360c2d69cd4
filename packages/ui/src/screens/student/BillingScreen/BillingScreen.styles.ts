import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** Texts of either direction begin where their column does. */
export const Item = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`

export const Description = styled.div`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.regular};
`
