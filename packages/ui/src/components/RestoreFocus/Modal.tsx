import type { ReactNode } from 'react'
import { type ModalOverlayProps, Modal as AriaModal } from 'react-aria-components/Modal'
import { RestoreFocus } from './RestoreFocus.tsx'

type ModalProps = Omit<ModalOverlayProps, 'children'> & { children?: ReactNode }

/** By this it is known that a window is open: what is said meanwhile makes room for its buttons. */
const mark = { 'data-window': '' }

/** What lies over the page, and gives the focus back the moment it closes. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    <AriaModal {...mark} {...props}>
      <RestoreFocus />
      {children}
    </AriaModal>
  )
}
