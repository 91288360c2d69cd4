import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, WifiOff } from 'lucide-react'
import type { UploadState } from '#providers/ReceiptUploaderContext.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { StatusLine } from './FileUpload.styles.ts'

/** How far a receipt is that goes out before its form does. */
export function UploadProgress({ upload }: { upload: UploadState }) {
  const { t } = useLingui()
  const isSending = upload.state === 'sending'
  return (
    <>
      {isSending && <ProgressBar label={t`On its way to the school`} value={Math.round(upload.progress * 100)} />}
      <StatusLine role="status">
        {upload.state === 'waiting' && (
          <>
            <WifiOff aria-hidden />
            <span>
              <Trans>The connection is broken. The rest goes out by itself as soon as it is back.</Trans>
            </span>
          </>
        )}
        {upload.state === 'sent' && (
          <>
            <CircleCheck aria-hidden />
            <span>
              <Trans>It is with the school. Fill in the rest and send the form.</Trans>
            </span>
          </>
        )}
      </StatusLine>
    </>
  )
}
