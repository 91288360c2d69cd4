import { limits } from '@maktab/contract/limits/saveTransactionId'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { CopyableValue } from './CopyableValue.tsx'
import type { PaymentDetailsProps } from './CorrectDecisionDialog.tsx'

type TransactionNumberEditorProps = Pick<PaymentDetailsProps, 'copyText'> & {
  transactionId: string | null
  onSave: PaymentDetailsProps['onSaveTransactionId']
}

/** Shows the bank’s transaction number and lets staff correct it. */
export function TransactionNumberEditor({ transactionId, copyText, onSave }: TransactionNumberEditorProps) {
  const { t } = useLingui()
  // Stores the number shown when editing began, to detect changes by other users.
  const [edit, setEdit] = useState<{ typed: string; initial: string | null }>()
  const [wasOpen, setWasOpen] = useState(false)
  const inputElement = useRef<HTMLInputElement>(null)
  const { isPending, error, run } = useAsyncAction('transaction')
  const close = () => {
    // Blur before the field unmounts; focus then returns to the edit button.
    inputElement.current?.blur()
    setWasOpen(true)
    setEdit(undefined)
  }
  if (!edit || !onSave) {
    return (
      <Inline as="span" gap="small" breaksWords>
        {transactionId === null ? (
          <Trans>Not provided</Trans>
        ) : (
          <CopyableValue name={t`Transaction number`} value={transactionId} copyText={copyText} />
        )}
        {onSave && (
          <Button
            size="sm"
            autoFocus={wasOpen}
            onPress={() => setEdit({ typed: transactionId ?? '', initial: transactionId })}
          >
            {transactionId === null ? <Trans>Add</Trans> : <Trans>Edit</Trans>}
          </Button>
        )}
      </Inline>
    )
  }
  const next = edit.typed.trim()
  // After a rejected save, shows the number saved by another user and lets this user overwrite it.
  const hasConflict = error !== '' && transactionId !== edit.initial
  const save = () => {
    if (next === '' || next === transactionId) close()
    else void run(() => onSave(next, hasConflict ? transactionId : edit.initial), close)
  }
  return (
    <Stack
      role="group"
      aria-label={t`Transaction number`}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // Otherwise Enter would also press the edit button, which gets the focus.
          event.preventDefault()
          save()
        }
        if (event.key !== 'Escape') return
        // Escape must not close the surrounding dialog.
        event.stopPropagation()
        close()
      }}
    >
      <TextField
        label={t`Transaction number`}
        description={t`As shown on the receipt.`}
        value={edit.typed}
        onChange={(typed) => setEdit({ ...edit, typed })}
        maxLength={limits.transactionId.max}
        autoComplete="off"
        inputRef={inputElement}
        autoFocus
      />
      {error && <Notice tone="danger">{error}</Notice>}
      {hasConflict && (
        <p>
          <Trans>
            It’s now <Bdi>{transactionId}</Bdi>.
          </Trans>
        </p>
      )}
      <Inline gap="medium" align="stretch">
        <Button size="sm" variant="primary" isPending={isPending} onPress={save}>
          <Trans>Update</Trans>
        </Button>
        <Button size="sm" onPress={close}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}
