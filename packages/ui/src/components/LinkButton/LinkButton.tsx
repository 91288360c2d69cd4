import type { ReactNode } from 'react'
import { type LinkProps, Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonLook } from '../Button/Button.styles.ts'

const Root = styled(Link)<ButtonLook>`
  ${buttonLook}
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
