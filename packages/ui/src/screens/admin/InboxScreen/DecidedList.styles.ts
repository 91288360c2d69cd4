import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const DecidedRows = styled.ol`
  display: grid;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** A sign of what came of it, and the words beside. */
export const DecidedRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};

  > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    color: ${tokens.color.success};
  }
  > [data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
    justify-items: start;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${tokens.weight.semibold};
  }
  small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`
