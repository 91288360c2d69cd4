import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Root = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
`

export const Line = styled.li`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: ${tokens.size.controlSmall};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
  > a {
    min-inline-size: 0;
  }
`
