import { isPdf, useObjectUrlRef } from './browserFiles.ts'
import { Preview, StatusLine } from './FileUpload.styles.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, CircleCheck, WifiOff, ScanEye } from 'lucide-react'
import { useState, useEffect } from 'react'
import { Hint } from '../Field/Field.styles.ts'
import { ReceiptImage } from '../ReceiptImage/ReceiptImage.tsx'
import type { UploadState } from '#providers/ReceiptUploaderContext.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import type { ReadabilityProblem } from './checkReadability.ts'

type FilePreviewProps = { file: File; alt: string }

/** Preview of a local picture or of the first page of a PDF. */
export function FilePreview({ file, alt }: FilePreviewProps) {
  return isPdf(file) ? <PdfPreview file={file} alt={alt} /> : <PicturePreview file={file} alt={alt} />
}

function PicturePreview({ file, alt }: FilePreviewProps) {
  return <Preview ref={useObjectUrlRef(file)} alt={alt} />
}

type PdfPreviewProps = { file: File; alt: string }

/** First page of a PDF. A PDF that can't be rendered here may still be readable at the school. */
function PdfPreview({ file, alt }: PdfPreviewProps) {
  // Reset for another file, even one with the same name.
  const [found, setFound] = useState<{ file: File; pages: number; isPartial: boolean }>()
  const { pages, isPartial } = found?.file === file ? found : { pages: 1, isPartial: false }
  const isBroken = pages === 0
  if (isBroken) {
    return (
      <>
        <FileText aria-hidden />
        <Hint>
          <Trans>Can’t preview this PDF. Make sure it isn’t password-protected.</Trans>
        </Hint>
      </>
    )
  }
  return (
    <>
      <Preview
        as={ReceiptImage}
        src={file}
        alt={alt}
        onPageRendered={(page) => setFound({ file, ...page })}
        onError={() => setFound({ file, pages: 0, isPartial: false })}
      />
      {isPartial && (
        <Hint>
          <Trans>Part of this page can’t be shown here. The whole file will be sent.</Trans>
        </Hint>
      )}
      {pages > 1 && (
        <Hint>
          <Trans>Page 1 of {pages}. All pages will be sent.</Trans>
        </Hint>
      )}
    </>
  )
}

/** Progress of a receipt that is uploaded before its form is sent. */
export function UploadProgress({ upload }: { upload: UploadState }) {
  const { t } = useLingui()
  const isSending = upload.state === 'sending'
  return (
    <>
      {isSending && <ProgressBar label={t`Uploading…`} value={Math.round(upload.progress * 100)} />}
      <StatusLine role="status">
        {upload.state === 'waiting' && (
          <>
            <WifiOff aria-hidden />
            <span>
              <Trans>Connection lost. The upload will resume when you’re back online.</Trans>
            </span>
          </>
        )}
        {upload.state === 'sent' && (
          <>
            <CircleCheck aria-hidden />
            <span>
              <Trans>Uploaded. Finish the form and submit it.</Trans>
            </span>
          </>
        )}
      </StatusLine>
    </>
  )
}

/** Warns if a receipt seems hard to read; never rejects it (decision 148). */
export function ReceiptReadabilityHint({ file }: { file: File }) {
  const found = useReadabilityProblem(file)
  return (
    <StatusLine role="status">
      {found && (
        <>
          <ScanEye aria-hidden />
          <span>
            {found === 'small' ? (
              <Trans>This image is small. Continue if the amount and transaction number are readable.</Trans>
            ) : (
              <Trans>This image looks blurry. Continue if the amount and transaction number are readable.</Trans>
            )}
          </span>
        </>
      )}
    </StatusLine>
  )
}

function useReadabilityProblem(file: File): ReadabilityProblem | undefined {
  const [found, setFound] = useState<{ file: File; is: ReadabilityProblem | undefined }>()
  useEffect(() => {
    if (isPdf(file)) return undefined
    let isCancelled = false
    const check = async () => {
      const { checkReadability } = await import('./checkReadability.ts')
      const is = await checkReadability(file)
      if (!isCancelled) setFound({ file, is })
    }
    check().catch(() => undefined)
    return () => {
      isCancelled = true
    }
  }, [file])
  return found?.file === file ? found.is : undefined
}
