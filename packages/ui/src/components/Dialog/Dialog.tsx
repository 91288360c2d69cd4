import { type ReactNode, useId } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { Actions, Content, Overlay, Panel } from './Dialog.styles.ts'

export type DialogProps = {
  /** User-typed text must be wrapped in a `Bdi`. */
  title: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  actions?: ReactNode
  size?: 'md' | 'lg'
  /** `alertdialog` requires an answer: its content is announced, and only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  /** Prevents closing. */
  isLocked?: boolean
}

/** Modal dialog that traps and restores the focus. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actions,
  size = 'md',
  role = 'dialog',
  isLocked = false,
}: DialogProps) {
  const descriptionId = useId()
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Panel $isWide={size === 'lg'}>
        <Content role={role} {...(role === 'alertdialog' && { 'aria-describedby': descriptionId })}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div id={descriptionId}>{children}</div>
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </Panel>
    </Overlay>
  )
}
