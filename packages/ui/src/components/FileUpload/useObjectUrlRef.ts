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
