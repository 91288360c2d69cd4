import { limits } from '@maktab/contract/limits/declineTrial'
import type { Trial } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { type Infer, object } from 'superstruct'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { FormActions, FormCancelContext } from '#forms/FormActions.tsx'
import { FormTextArea } from '#forms/FormTextFields.tsx'
import { useFormDialog } from '#forms/useFormDialog.ts'
import { requiredText } from '#forms/rules.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { TrialMessage, type TrialMessageProps } from './TrialMessage.tsx'

export const declineTrialSchema = object({ reason: requiredText(limits.reason) })
type Values = Infer<typeof declineTrialSchema>

export type DeclineTrial = (trial: Trial, reason: string) => Promise<SubmitResult>

type DeclineTrialDialogProps = TrialMessageProps & {
  onDecline: DeclineTrial
  onClose: () => void
}

/** Declines a requested or arranged trial lesson with a reason, then shows the message to the family. */
export function DeclineTrialDialog({ trial, onDecline, onClose, ...message }: DeclineTrialDialogProps) {
  const { t } = useLingui()
  const [declined, setDeclined] = useState<Trial>()
  const { dialog, cancel, lockDuring } = useFormDialog(onClose)
  const initialValues = useMemo((): Values => ({ reason: '' }), [])
  return (
    <Dialog
      title={declined ? t`Tell the family` : t`Reject trial lesson?`}
      {...dialog}
      {...(declined && {
        actions: (
          <Button onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        ),
      })}
    >
      {declined ? (
        <TrialMessage {...message} trial={declined} />
      ) : (
        <Stack gap="medium">
          <p>
            {trial.status === 'arranged' ? (
              <Trans>
                This cancels the lesson of <Bdi>{trial.name}</Bdi>. The teacher gets an email. You can’t undo this.
              </Trans>
            ) : (
              <Trans>
                This rejects the request of <Bdi>{trial.name}</Bdi>. You can’t undo this.
              </Trans>
            )}
          </p>
          <ValidatedForm
            initialValues={initialValues}
            schema={declineTrialSchema}
            onSubmit={({ reason }) => lockDuring(onDecline(trial, reason.trim()))}
            onDone={({ reason }) => setDeclined({ ...trial, status: 'declined', reason: reason.trim() })}
          >
            <FormTextArea<Values>
              name="reason"
              label={t`Reason`}
              description={t`The family sees it.`}
              rows={3}
              isRequired
            />
            <FormCancelContext value={cancel}>
              <FormActions pendingLabel={t`Rejecting…`} tone="danger">
                <Trans>Reject</Trans>
              </FormActions>
            </FormCancelContext>
          </ValidatedForm>
        </Stack>
      )}
    </Dialog>
  )
}
