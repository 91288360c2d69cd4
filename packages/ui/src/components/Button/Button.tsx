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
  /** A picture before the words; it is not read aloud. */
  icon?: ReactNode
  /** What the button says while `isPending`; without it the words stay. */
  pendingLabel?: string | undefined
  isFullWidth?: boolean
  children?: ReactNode
}

/**
 * A press that does something. While pending it keeps the focus and can't be pressed again. react-aria's own pending
 * state isn't used: what it announces outlives the button, and names an element that is gone.
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
