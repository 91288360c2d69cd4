import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Steps } from './ReceiptViewer.styles.ts'

export type ReceiptPosition = {
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
export function ReceiptNavigation({ position: { at, of }, onPrevious, onNext, isBusy }: ReceiptNavigationProps) {
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
