import { useCallback } from 'react'

/** Shows a picture that is only here so far in the `img` it is the ref of; its address is given back when it is no longer shown. */
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

/** Hands a text to the browser as a file; nothing leaves the machine. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Whether a receipt is a PDF, by what it is called: a file by its kind, what is kept by its name. */
export function isPdf(receipt: File | string): boolean {
  return receipt instanceof File ? receipt.type === 'application/pdf' : /\.pdf(?:$|[?#])/.test(receipt)
}
