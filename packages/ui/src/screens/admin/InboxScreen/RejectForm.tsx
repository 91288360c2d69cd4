import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@maktab/contract/limits/decidePurchase'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Stack } from '#components/Stack/Stack.ts'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'

type RejectFormProps = { onReject: (reason: string) => void; onCancel: () => void }

/** Why a payment is rejected, for whoever wants to say it. */
export function RejectForm({ onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <Stack role="group" aria-label={t`Reject`}>
      <TextArea
        label={t`Reason (optional)`}
        description={t`The student reads it in the mail and in their billing.`}
        value={reason}
        onChange={setReason}
        maxLength={limits.reason.max}
        rows={2}
        autoFocus
      />
      <Buttons>
        <Button variant="danger" onPress={() => onReject(reason.trim())}>
          <Trans>Reject</Trans>
        </Button>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Buttons>
    </Stack>
  )
}
