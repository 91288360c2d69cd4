import type { ReactNode } from 'react'
import { type PopoverProps as AriaPopoverProps, Popover as AriaPopover } from 'react-aria-components/Popover'
import { RestoreFocus } from './RestoreFocus.tsx'

type PopoverProps = Omit<AriaPopoverProps, 'children'> & { children?: ReactNode }

/** What opens beside its button, and gives the focus back the moment it closes. */
export function Popover({ children, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props}>
      <RestoreFocus />
      {children}
    </AriaPopover>
  )
}
