import { css } from 'styled-components'
import { focusRing, labelPadding } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

export type ButtonStyleProps = { $variant: ButtonVariant; $size: ButtonSize; $isFullWidth?: boolean }

const variants = {
  primary: css`
    background: ${tokens.color.brand};
    border-color: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
    &[data-hovered] {
      background: ${tokens.color.brandHover};
      border-color: ${tokens.color.brandHover};
    }
    &[data-pressed] {
      background: ${tokens.color.brandActive};
      border-color: ${tokens.color.brandActive};
    }
  `,
  secondary: css`
    background: ${tokens.color.surface};
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.text};
    &[data-hovered],
    &[data-pressed] {
      background: ${tokens.color.surfaceHover};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${tokens.color.text};
    &[data-hovered],
    &[data-pressed] {
      background: ${tokens.color.surfaceHover};
    }
  `,
  danger: css`
    background: ${tokens.color.danger};
    border-color: ${tokens.color.danger};
    color: ${tokens.color.onDanger};
    &[data-hovered],
    &[data-pressed] {
      background: ${tokens.color.dangerHover};
      border-color: ${tokens.color.dangerHover};
    }
  `,
}

const sizes = {
  md: css`
    min-block-size: ${tokens.size.control};
    padding-inline: ${tokens.space[5]};
    ${labelPadding(tokens.space[2])}
  `,
  sm: css`
    min-block-size: ${tokens.size.controlSmall};
    padding-inline: ${tokens.space[3]};
    ${labelPadding(tokens.space[1])}
    font-size: ${tokens.text.sm};
  `,
}

/** Shared styles of buttons and links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: center;
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  border: 1px solid;
  border-radius: ${tokens.radius.md};
  font-weight: ${tokens.weight.semibold};
  line-height: ${tokens.leading.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.duration.quick},
    border-color ${tokens.duration.quick};
  -webkit-tap-highlight-color: transparent;
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${focusRing}

  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media print {
    display: none;
  }
`
