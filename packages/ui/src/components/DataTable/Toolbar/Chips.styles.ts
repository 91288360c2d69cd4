import { styled } from 'styled-components'
import { focusRing, truncate } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { whereKindsAreInLine } from './Toolbar.styles.ts'

export const ChipList = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[2]};
`

export const Narrow = styled.span<{ $isLong: boolean }>`
  display: contents;

  ${({ $isLong }) => whereKindsAreInLine($isLong)} {
    @media not print {
      display: none;
    }
  }
`

export const ChipButton = styled.button`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 32px;
  /* Of its own, so that no line is left where none is shown. */
  margin-block-start: ${tokens.space[3]};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.text.sm};
  cursor: pointer;
  ${focusRing}

  > :first-child {
    ${truncate}
  }
  > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    min-block-size: ${tokens.size.control};
  }
  @media print {
    > svg {
      display: none;
    }
  }
`
