import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Standing = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  padding-block-start: ${tokens.space[1]};

  p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

export const BadgeRow = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`
