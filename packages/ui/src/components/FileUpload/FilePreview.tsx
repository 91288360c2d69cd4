import { isPdf, useObjectUrlRef } from './files.ts'
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

/** A picture that is only here so far; of a PDF its first page. */
export function FilePreview({ file, alt }: FilePreviewProps) {
  return isPdf(file) ? <PdfPreview file={file} alt={alt} /> : <ShownPicture file={file} alt={alt} />
}

function ShownPicture({ file, alt }: FilePreviewProps) {
  return <Preview ref={useObjectUrlRef(file)} alt={alt} />
}

type PdfPreviewProps = { file: File; alt: string }

/** The first page of a PDF. One that can’t be drawn here may be read at the school all the same. */
function PdfPreview({ file, alt }: PdfPreviewProps) {
  // Of another file nothing is known yet, whatever it is called.
  const [found, setFound] = useState<{ file: File; pages: number; isPartial: boolean }>()
  const { pages, isPartial } = found?.file === file ? found : { pages: 1, isPartial: false }
  const isBroken = pages === 0
  if (isBroken) {
    return (
      <>
        <FileText aria-hidden />
        <Hint>
          <Trans>This PDF can’t be shown here. See that it opens without a password.</Trans>
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
        onPageRendered={(drawn) => setFound({ file, ...drawn })}
        onError={() => setFound({ file, pages: 0, isPartial: false })}
      />
      {isPartial && (
        <Hint>
          <Trans>Part of this page can’t be shown here. The whole file is sent.</Trans>
        </Hint>
      )}
      {pages > 1 && (
        <Hint>
          <Trans>The first of {pages} pages. All of them are sent.</Trans>
        </Hint>
      )}
    </>
  )
}

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

/** That a receipt can hardly be read, as far as a machine can tell: a hint, never a refusal (decision 148). */
export function ReceiptReadabilityHint({ file }: { file: File }) {
  const found = useHardToRead(file)
  return (
    <StatusLine role="status">
      {found && (
        <>
          <ScanEye aria-hidden />
          <span>
            {found === 'small' ? (
              <Trans>This picture is small. If the amount and the number can be read, go on.</Trans>
            ) : (
              <Trans>This picture looks blurred. If the amount and the number can be read, go on.</Trans>
            )}
          </span>
        </>
      )}
    </StatusLine>
  )
}

function useHardToRead(file: File): ReadabilityProblem | undefined {
  const [found, setFound] = useState<{ file: File; is: ReadabilityProblem | undefined }>()
  useEffect(() => {
    if (isPdf(file)) return undefined
    let isOver = false
    const look = async () => {
      const { checkReadability } = await import('./checkReadability.ts')
      const is = await checkReadability(file)
      if (!isOver) setFound({ file, is })
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [file])
  return found?.file === file ? found.is : undefined
}
