import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const List = styled.ol`
  display: grid;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  > span {
    min-inline-size: 2ch;
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  h2 {
    font-size: ${tokens.text.md};
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 2;
    max-inline-size: ${tokens.size.readable};
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
