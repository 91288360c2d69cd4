import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PictureView } from '../ZoomablePicture/PictureView.tsx'
import { type ReceiptPosition, ReceiptNavigation } from './ReceiptNavigation.tsx'
import { Bar, Body, Claim, Content, FullOverlay, Panel, Picture } from './ReceiptViewer.styles.ts'
import { useReceiptFocus } from './useReceiptFocus.ts'

export type ReceiptViewerProps = {
  isOpen: boolean
  onClose: () => void
  /** Tells one receipt from the next. */
  receiptId: string | number
  /** Whose receipt it is, and for what. */
  title: string
  /** None: the person sent no picture. */
  src?: string | null
  /** Stands in the picture’s place while nobody knows whether there is one. */
  placeholder?: ReactNode
  /** What is claimed: who, what, price, method, status; and the buttons that decide. */
  children: ReactNode
  /** Where this one stands among those that wait; without it there is no way to others. */
  position?: ReceiptPosition
  onPrevious?: () => void
  onNext?: () => void
  /** While a decision is being saved nothing closes it or goes on. */
  isBusy?: boolean
}

/** A receipt beside what it is to prove, and the way to the next one. A press outside doesn’t close it. */
export function ReceiptViewer({ isOpen, onClose, isBusy = false, ...receipt }: ReceiptViewerProps) {
  return (
    <FullOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isKeyboardDismissDisabled={isBusy}
      isDismissable={false}
    >
      <Panel>
        <Content>
          <Receipt {...receipt} isBusy={isBusy} onClose={onClose} />
        </Content>
      </Panel>
    </FullOverlay>
  )
}

function Receipt({
  onClose,
  receiptId,
  title,
  src,
  placeholder,
  children,
  position,
  onPrevious,
  onNext,
  isBusy = false,
}: Omit<ReceiptViewerProps, 'isOpen'>) {
  const { t } = useLingui()
  const claim = useReceiptFocus(receiptId)
  return (
    <>
      <Bar>
        <Heading slot="title" level={2} aria-live="polite">
          {title}
        </Heading>
        {position && (
          <ReceiptNavigation
            position={position}
            onPrevious={() => onPrevious?.()}
            onNext={() => onNext?.()}
            isBusy={isBusy}
          />
        )}
        <IconButton label={t`Close`} {...(isBusy && { 'aria-disabled': true })} onPress={() => !isBusy && onClose()}>
          <X aria-hidden />
        </IconButton>
      </Bar>
      <Body>
        <Picture>
          {placeholder ??
            (src ? (
              <PictureView src={src} alt={t`Receipt: ${title}`} />
            ) : (
              <EmptyState scene="money" title={t`No receipt image available.`} />
            ))}
        </Picture>
        <Claim ref={claim} tabIndex={-1} aria-label={t`What is claimed`} key={receiptId}>
          {children}
        </Claim>
      </Body>
    </>
  )
}
