import { Preview } from './FileUpload.styles.ts'
import { useShownFile } from './useShownFile.ts'

type LocalPreviewProps = { file: File; alt: string }

/** A picture that is only here so far. */
export function LocalPreview({ file, alt }: LocalPreviewProps) {
  return <Preview ref={useShownFile(file)} alt={alt} />
}
