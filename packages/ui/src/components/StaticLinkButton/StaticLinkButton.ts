import { styled } from 'styled-components'
import { type ButtonStyleProps, buttonStyles } from '../Button/Button.styles.ts'
import { tokens } from '#theme/tokens.ts'

const hovered = {
  primary: [tokens.color.brandHover, tokens.color.brandHover],
  secondary: [tokens.color.surfaceHover, tokens.color.borderStrong],
  quiet: [tokens.color.surfaceHover, 'transparent'],
  danger: [tokens.color.dangerHover, tokens.color.dangerHover],
} as const

/** A link that looks like a button and works before any script has come, or without. */
export const StaticLinkButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}

  &:hover {
    background: ${({ $variant }) => hovered[$variant][0]};
    border-color: ${({ $variant }) => hovered[$variant][1]};
  }
`
