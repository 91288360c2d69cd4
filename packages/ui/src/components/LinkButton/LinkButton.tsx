import type { ReactNode } from 'react'
import { type LinkProps, Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { type ButtonStyleProps, type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/Button.styles.ts'

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'style'> & {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  children?: ReactNode
}

/** A way to another page that looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'md', icon, children, ...props }: LinkButtonProps) {
  return (
    <Root {...props} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  )
}
