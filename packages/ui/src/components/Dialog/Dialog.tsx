import { type ReactNode, useId } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { Actions, Content, Overlay, Panel } from './Dialog.styles.ts'

export type DialogProps = {
  /** A text that somebody typed stands in a `Bdi`. */
  title: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  actions?: ReactNode
  size?: 'md' | 'lg'
  /** `alertdialog` for a question that must be answered: it is read out whole, and only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  /** While true nothing closes it. */
  isLocked?: boolean
}

/** A window over the page: the focus stays in it and goes back to where it was. */
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
  const wordsId = useId()
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Panel $isWide={size === 'lg'}>
        <Content role={role} {...(role === 'alertdialog' && { 'aria-describedby': wordsId })}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div id={wordsId}>{children}</div>
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </Panel>
    </Overlay>
  )
}
