import type { ReactNode } from 'react'
import { type LinkProps, Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { type ButtonStyleProps, type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/Button.styles.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'style'> & {
  href: string
  /** Only for a link that repeats another one. */
  excludeFromTabOrder?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  children?: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'md', icon, children, ...props }: LinkButtonProps) {
  return (
    <Root {...props} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  )
}

const hovered = {
  primary: [tokens.color.brandHover, tokens.color.brandHover],
  secondary: [tokens.color.surfaceHover, tokens.color.borderStrong],
  quiet: [tokens.color.surfaceHover, 'transparent'],
  danger: [tokens.color.dangerHover, tokens.color.dangerHover],
} as const

/** A link that looks like a button and works without JavaScript. */
export const StaticLinkButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}

  &:hover {
    background: ${({ $variant }) => hovered[$variant][0]};
    border-color: ${({ $variant }) => hovered[$variant][1]};
  }
`
