import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Choices = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
`

export const Choice = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 38px;
  padding: 0 ${tokens.space[3]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
  }
  /* Forced colours draw every edge, and take the tint away. */
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      > span {
        color: inherit;
      }
    }
  }
  @media (pointer: coarse) {
    min-block-size: ${tokens.size.control};
  }
`

export const Many = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`
