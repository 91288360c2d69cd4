import type { ReactNode } from 'react'
import { type ButtonProps as AriaButtonProps, Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Spinner } from '../LoadingIndicator/LoadingIndicator.tsx'
import { type ButtonStyleProps, type ButtonSize, type ButtonVariant, buttonStyles } from './Button.styles.ts'

const Root = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
`

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Decorative icon before the label. */
  icon?: ReactNode
  /** Label while `isPending`; if undefined the label stays. */
  pendingLabel?: string | undefined
  isFullWidth?: boolean
  children?: ReactNode
}

/**
 * While pending, the button keeps the focus and ignores presses. It doesn't use react-aria's pending state, whose
 * announcement outlives the button and refers to a removed element.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  pendingLabel,
  isFullWidth = false,
  isPending = false,
  children,
  onPress,
  type,
  ...props
}: ButtonProps) {
  return (
    <Root
      {...props}
      {...(isPending ? { 'aria-disabled': true, 'data-pending': true, type: 'button' } : { onPress, type })}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </Root>
  )
}
