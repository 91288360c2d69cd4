import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Actions, Content, Header, Overlay, Panel } from './Dialog.styles.ts'
import { InDialogContext } from './InDialogContext.ts'

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
  /** Prevents closing, for example while a request is pending. */
  isLocked?: boolean
  /** False if the dialog can never be closed without an action: it has no close button then. */
  isClosable?: boolean
}

/**
 * Modal dialog that traps and restores the focus. The close button is in the corner; `actions` are at the end, Cancel
 * before the main one (decision 281).
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  actions,
  size = 'md',
  role = 'dialog',
  isLocked = false,
  isClosable = true,
}: DialogProps) {
  const { t } = useLingui()
  const isClosingPrevented = isLocked || !isClosable
  const descriptionId = useId()
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !isClosingPrevented}
      isKeyboardDismissDisabled={isClosingPrevented}
    >
      <Panel $isWide={size === 'lg'}>
        <Content role={role} {...(role === 'alertdialog' && { 'aria-describedby': descriptionId })}>
          <Header>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {isClosable && (
              <IconButton
                label={t`Close`}
                {...(isLocked && { 'aria-disabled': true })}
                onPress={() => !isLocked && onOpenChange(false)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </Header>
          <InDialogContext value>
            <div id={descriptionId}>{children}</div>
          </InDialogContext>
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </Panel>
    </Overlay>
  )
}
