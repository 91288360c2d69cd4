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

/** What the bank calls the transfer, as the payer or somebody of the office typed it; whoever reads another puts it right. */
export function TransactionNumberEditor({ transactionId, copyText, onSave }: TransactionNumberEditorProps) {
  const { t } = useLingui()
  // With the number that stood there when the field was opened, for somebody else may type one meanwhile.
  const [edit, setEdit] = useState<{ typed: string; seen: string | null }>()
  const [wasOpen, setWasOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { isPending, error, attempt } = useAsyncAction('transaction')
  const close = () => {
    // It leaves the field before the field goes, and comes back to where it came from.
    field.current?.blur()
    setWasOpen(true)
    setEdit(undefined)
  }
  if (!edit || !onSave) {
    return (
      <Inline as="span" gap="small" breaksWords>
        {transactionId === null ? (
          <Trans>Not given</Trans>
        ) : (
          <CopyableValue name={t`Transaction number`} value={transactionId} copyText={copyText} />
        )}
        {onSave && (
          <Button
            size="sm"
            autoFocus={wasOpen}
            onPress={() => setEdit({ typed: transactionId ?? '', seen: transactionId })}
          >
            {transactionId === null ? <Trans>Add</Trans> : <Trans>Edit</Trans>}
          </Button>
        )}
      </Inline>
    )
  }
  const wanted = edit.typed.trim()
  // Whoever was refused is shown what stands there by now, and may go over it.
  const isAhead = error !== '' && transactionId !== edit.seen
  const save = () => {
    if (wanted === '' || wanted === transactionId) close()
    else void attempt(() => onSave(wanted, isAhead ? transactionId : edit.seen), close)
  }
  return (
    <Stack
      role="group"
      aria-label={t`Transaction number`}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // It isn’t a press of the button that the focus may come back to.
          event.preventDefault()
          save()
        }
        if (event.key !== 'Escape') return
        // What lies around it stays open.
        event.stopPropagation()
        close()
      }}
    >
      <TextField
        label={t`Transaction number`}
        description={t`As it stands on the receipt.`}
        value={edit.typed}
        onChange={(typed) => setEdit({ ...edit, typed })}
        maxLength={limits.transactionId.max}
        autoComplete="off"
        inputRef={field}
        autoFocus
      />
      {error && <Notice tone="danger">{error}</Notice>}
      {isAhead && (
        <p>
          <Trans>
            Now it is <Bdi>{transactionId}</Bdi>.
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
