import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};

  > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

export const Said = styled.span`
  color: ${tokens.color.textMuted};
`
