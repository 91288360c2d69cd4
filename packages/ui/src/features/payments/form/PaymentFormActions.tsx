import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { SubmitStatus } from '#forms/SubmitStatus.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useConfirmLeave } from '#forms/UnsavedChanges.tsx'
import { ReviewTimeNote } from './ReviewTimeNote.tsx'

type PaymentFormActionsProps = {
  /** How much has been sent, from 0 to 1. */
  uploadProgress: number | undefined
  onStopSending: () => void
  onClose: () => void
  submitLabel: string
  closeLabel: string
  /** What happens once it is sent, where somebody has to decide it. */
  children: ReactNode
}

/** The end of a form that pays: what comes next, how far the sending is, and the buttons. */
export function PaymentFormActions({ children, submitLabel, ...props }: PaymentFormActionsProps) {
  const { t } = useLingui()
  return (
    <>
      {children && (
        <Hint>
          {children} <ReviewTimeNote />
        </Hint>
      )}
      <SubmitStatus
        label={t`Sending your receipt`}
        uploadProgress={props.uploadProgress}
        onStop={props.onStopSending}
      />
      <FormActions
        pendingLabel={t`Submitting...`}
        otherActions={<CloseButton label={props.closeLabel} onClose={props.onClose} />}
      >
        {submitLabel}
      </FormActions>
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
