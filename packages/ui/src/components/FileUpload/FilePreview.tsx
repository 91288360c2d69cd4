import { isPdf } from '../ReceiptImage/isPdf.ts'
import { PdfPreview } from './PdfPreview.tsx'
import { Preview } from './FileUpload.styles.ts'
import { useObjectUrlRef } from './useObjectUrlRef.ts'

type FilePreviewProps = { file: File; alt: string }

/** A picture that is only here so far; of a PDF its first page. */
export function FilePreview({ file, alt }: FilePreviewProps) {
  return isPdf(file) ? <PdfPreview file={file} alt={alt} /> : <ShownPicture file={file} alt={alt} />
}

function ShownPicture({ file, alt }: FilePreviewProps) {
  return <Preview ref={useObjectUrlRef(file)} alt={alt} />
}
