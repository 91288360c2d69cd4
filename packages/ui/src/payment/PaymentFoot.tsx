import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type ReactNode, useId } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { SendingStatus } from '#forms/SendingStatus.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { CheckedWithin } from './CheckedWithin.tsx'

type PaymentFootProps = {
  /** How much has been sent, from 0 to 1. */
  sentShare: number | undefined
  onStopSending: () => void
  onClose: () => void
  /** Whether the school has still to say how to pay: until then nothing can be sent. */
  isWaiting: boolean
  submitLabel: string
  closeLabel: string
  /** What happens once it is sent, where somebody has to decide it. */
  children: ReactNode
}

/** The end of a form that pays: what comes next, how far the sending is, and why it can’t be sent where it can’t. */
export function PaymentFoot({ children, isWaiting, submitLabel, ...props }: PaymentFootProps) {
  const { t } = useLingui()
  const waitsId = useId()
  return (
    <>
      {isWaiting ? (
        <Hint id={waitsId}>
          <Trans>Once the school has said how to pay, you can send your receipt here.</Trans>
        </Hint>
      ) : (
        children && (
          <Hint>
            {children} <CheckedWithin />
          </Hint>
        )
      )}
      <SendingStatus label={t`Sending your receipt`} sentShare={props.sentShare} onStop={props.onStopSending} />
      <SubmitButton
        pendingLabel={t`Submitting...`}
        waitsFor={isWaiting ? waitsId : undefined}
        beside={<CloseButton label={props.closeLabel} onClose={props.onClose} />}
      >
        {submitLabel}
      </SubmitButton>
    </>
  )
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  const { isSubmitting } = useFormikContext()
  const confirmLeave = useConfirmLeave()
  return (
    <Button isDisabled={isSubmitting} onPress={() => confirmLeave(onClose)}>
      {label}
    </Button>
  )
}
