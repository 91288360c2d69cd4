import { useLingui, Trans } from '@lingui/react/macro'
import { X, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PictureView } from '../ZoomablePicture/PictureView.tsx'
import { Bar, Body, Claim, Content, FullOverlay, Panel, Picture, Steps } from './ReceiptViewer.styles.ts'

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

/**
 * Keeps the focus in the viewer when a decision brings the next receipt and takes away the button that was pressed:
 * it goes to the new claim. Where the button is still there, as Next is, the focus stays on it.
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
  /** Counts from 1. */
  at: number
  of: number
}

type ReceiptNavigationProps = {
  position: ReceiptPosition
  onPrevious: () => void
  onNext: () => void
  isBusy: boolean
}

/** The way through all receipts that wait, without going back to the list. */
function ReceiptNavigation({ position: { at, of }, onPrevious, onNext, isBusy }: ReceiptNavigationProps) {
  const { t } = useLingui()
  return (
    <Steps aria-label={t`Receipts`}>
      <Step label={t`Previous receipt`} isOff={isBusy || at <= 1} onPress={onPrevious}>
        <ChevronLeft aria-hidden />
      </Step>
      <span aria-live="polite">
        <Trans>
          {at} of {of}
        </Trans>
      </span>
      <Step label={t`Next receipt`} isOff={isBusy || at >= of} onPress={onNext}>
        <ChevronRight aria-hidden />
      </Step>
    </Steps>
  )
}

type StepProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode }

function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      {...(isOff && { 'aria-disabled': true })}
      onPress={() => !isOff && onPress()}
    >
      {children}
    </IconButton>
  )
}
