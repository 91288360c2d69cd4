import type { ReactNode } from 'react'
import { type ButtonProps as AriaButtonProps, Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { type ButtonStyleProps, type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/Button.styles.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'

/** For buttons without a tooltip, such as one that opens a menu. */
export const IconButtonRoot = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;
  aspect-ratio: 1;
  padding: 0;
`

type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string
  /** The icon, hidden from screen readers. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A button with only an icon. */
export function IconButton({ label, children, variant = 'quiet', size = 'md', ...props }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <IconButtonRoot {...props} aria-label={label} $variant={variant} $size={size}>
        {children}
      </IconButtonRoot>
    </Tooltip>
  )
}
