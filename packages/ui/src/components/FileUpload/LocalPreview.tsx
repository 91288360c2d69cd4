import { isPdf } from '../ReceiptImage/isPdf.ts'
import { PdfPreview } from './PdfPreview.tsx'
import { Preview } from './FileUpload.styles.ts'
import { useShownFile } from './useShownFile.ts'

type LocalPreviewProps = { file: File; alt: string }

/** A picture that is only here so far; of a PDF its first page. */
export function LocalPreview({ file, alt }: LocalPreviewProps) {
  return isPdf(file) ? <PdfPreview file={file} alt={alt} /> : <ShownPicture file={file} alt={alt} />
}

function ShownPicture({ file, alt }: LocalPreviewProps) {
  return <Preview ref={useShownFile(file)} alt={alt} />
}
