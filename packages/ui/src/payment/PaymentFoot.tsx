import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
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
  submitLabel: string
  closeLabel: string
  /** What happens once it is sent, where somebody has to decide it. */
  children: ReactNode
}

/** The end of a form that pays: what comes next, how far the sending is, and the buttons. */
export function PaymentFoot({ children, submitLabel, ...props }: PaymentFootProps) {
  const { t } = useLingui()
  return (
    <>
      {children && (
        <Hint>
          {children} <CheckedWithin />
        </Hint>
      )}
      <SendingStatus label={t`Sending your receipt`} sentShare={props.sentShare} onStop={props.onStopSending} />
      <SubmitButton
        pendingLabel={t`Submitting...`}
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
