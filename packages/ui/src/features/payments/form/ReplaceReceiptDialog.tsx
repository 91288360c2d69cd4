import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '#components/Notice/Notice.tsx'

/** Asks before a receipt that the school is checking is replaced (decision 18), and says afterwards what happens. */
export function ReplaceReceiptDialog({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(true)
  return (
    <>
      <Notice tone="warning" title={<Trans>The school is checking your receipt.</Trans>}>
        <Trans>Another one takes its place as soon as you submit it.</Trans>
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Replace your receipt?`}
        confirmLabel={t`Replace`}
        cancelLabel={t`Keep it`}
        onConfirm={() => setIsAsking(false)}
        onCancel={onCancel}
      >
        <Trans>The receipt that you have sent is under review. The school will no longer see it.</Trans>
      </ConfirmDialog>
    </>
  )
}
