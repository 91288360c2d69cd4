import { useCallback } from 'react'

/** Ref for an `img` that shows a local file; revokes the object URL on unmount. */
export function useObjectUrlRef(file: File) {
  return useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}

/** Offers a text as a download, created locally. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Deferred, because the browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Whether a receipt is a PDF: by type for a file, by extension for a URL. */
export function isPdf(receipt: File | string): boolean {
  return receipt instanceof File ? receipt.type === 'application/pdf' : /\.pdf(?:$|[?#])/.test(receipt)
}
