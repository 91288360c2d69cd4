import { useLingui, Trans } from '@lingui/react/macro'
import { X, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ZoomablePicture } from '../ZoomablePicture/ZoomablePicture.tsx'
import { Bar, Body, Claim, Content, FullOverlay, Panel, Picture, Steps } from './ReceiptViewer.styles.ts'

export type ReceiptViewerProps = {
  isOpen: boolean
  onClose: () => void
  /** Identifies the receipt. */
  receiptId: string | number
  /** Payer and subject of the receipt. */
  title: string
  /** URL of the picture; null if none was sent. */
  src?: string | null
  /** Shown until it is known whether there is a picture. */
  placeholder?: ReactNode
  /** The payment details (payer, subject, price, method, status) and the decision buttons. */
  children: ReactNode
  /** Position in the queue; undefined hides the navigation. */
  position?: ReceiptPosition
  onPrevious?: () => void
  onNext?: () => void
  /** Prevents closing and navigation while a decision is being saved. */
  isBusy?: boolean
}

/** A receipt beside the payment details, with navigation to the next one. Clicking outside doesn't close it. */
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
              <ZoomablePicture src={src} alt={t`Receipt: ${title}`} />
            ) : (
              <EmptyState scene="money" title={t`No receipt image available.`} />
            ))}
        </Picture>
        <Claim ref={claim} tabIndex={-1} aria-label={t`Payment details`} key={receiptId}>
          {children}
        </Claim>
      </Body>
    </>
  )
}

/**
 * Keeps the focus in the viewer when a decision shows the next receipt and removes the pressed button: the new payment
 * gets the focus. If the button still exists, such as Next, it keeps the focus.
 */
function useReceiptFocus(receiptId: string | number): RefObject<HTMLElement | null> {
  const claim = useRef<HTMLElement>(null)
  const before = useRef(receiptId)
  useEffect(() => {
    if (before.current === receiptId) return
    before.current = receiptId
    const dialog = claim.current?.closest('[role=dialog]')
    if (dialog && !dialog.contains(document.activeElement)) claim.current?.focus()
  }, [receiptId])
  return claim
}

type ReceiptPosition = {
  /** Starts at 1. */
  at: number
  of: number
}

type ReceiptNavigationProps = {
  position: ReceiptPosition
  onPrevious: () => void
  onNext: () => void
  isBusy: boolean
}

/** Navigation through all pending receipts. */
function ReceiptNavigation({ position: { at, of }, onPrevious, onNext, isBusy }: ReceiptNavigationProps) {
  const { t } = useLingui()
  return (
    <Steps aria-label={t`Receipts`}>
      <Step label={t`Previous receipt`} isUnavailable={isBusy || at <= 1} onPress={onPrevious}>
        <ChevronLeft aria-hidden />
      </Step>
      <span aria-live="polite">
        <Trans>
          {at} of {of}
        </Trans>
      </span>
      <Step label={t`Next receipt`} isUnavailable={isBusy || at >= of} onPress={onNext}>
        <ChevronRight aria-hidden />
      </Step>
    </Steps>
  )
}

type StepProps = { label: string; isUnavailable: boolean; onPress: () => void; children: ReactNode }

function Step({ label, isUnavailable, onPress, children }: StepProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      {...(isUnavailable && { 'aria-disabled': true })}
      onPress={() => !isUnavailable && onPress()}
    >
      {children}
    </IconButton>
  )
}
