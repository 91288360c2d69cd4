import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** A surface that holds one thing together. */
export const Card = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`
