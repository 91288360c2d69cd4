import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.readable};
`

export const Policy = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.lg};
  }

  p {
    color: ${tokens.color.textMuted};
    text-align: start;
    white-space: pre-line;
  }
`
