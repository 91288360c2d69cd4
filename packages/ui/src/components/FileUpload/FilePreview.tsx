import { isPdf } from '../ReceiptImage/isPdf.ts'
import { Preview } from './FileUpload.styles.ts'
import { useObjectUrlRef } from './useObjectUrlRef.ts'
import { Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Hint } from '../Field/Hint.ts'
import { ReceiptImage } from '../ReceiptImage/ReceiptImage.tsx'

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
