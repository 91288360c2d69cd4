import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[5]} ${tokens.space[6]};
  align-content: start;
`

export const Pair = styled.div<{ $isWide: boolean }>`
  min-inline-size: 0;
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};

  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
    break-after: avoid;
  }
  dd {
    max-inline-size: ${tokens.size.readable};
    font-weight: ${tokens.weight.medium};
    overflow-wrap: anywhere;
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
  dd[data-blank] {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
`
