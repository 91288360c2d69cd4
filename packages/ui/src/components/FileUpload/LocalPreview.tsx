import { useCallback } from 'react'
import { Preview } from './FileUpload.styles.ts'

type LocalPreviewProps = { file: File; alt: string }

/** A picture that is only here so far; its address is given back when it is no longer shown. */
export function LocalPreview({ file, alt }: LocalPreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <Preview ref={show} alt={alt} />
}
