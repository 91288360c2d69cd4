import { type ComponentProps, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { RenderedPdfPage } from './renderPdfPage.ts'
import { isPdf } from '../FileUpload/browserFiles.ts'

type ReceiptImageProps = Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'src' | 'onLoad' | 'onError'> & {
  alt: string
  /** URL of the receipt, or a local PDF file. */
  src: File | string
  /** Page of a PDF; the first by default. */
  page?: number
  /** Called after a page of a PDF was rendered. */
  onPageRendered?: (page: Omit<RenderedPdfPage, 'picture'>) => void
  onLoad?: () => void
  /** Called if it can't be shown. */
  onError?: () => void
}

/** Picture of a receipt; PDF pages are rendered by a lazily loaded module. */
export function ReceiptImage({ src, page = 1, onPageRendered, alt, ...image }: ReceiptImageProps) {
  if (typeof src === 'string' && !isPdf(src)) return <img alt={alt} {...image} src={src} />
  return <PdfPageImage alt={alt} {...image} src={src} page={page} onRendered={onPageRendered} />
}

type PdfPageImageProps = Omit<ReceiptImageProps, 'page' | 'onPageRendered'> & {
  page: number
  onRendered: ReceiptImageProps['onPageRendered'] | undefined
}

function PdfPageImage({ src, page, onRendered, onError, alt, loading, ...image }: PdfPageImageProps) {
  const [picture, setPicture] = useState<Blob>()
  // With `loading="lazy"`, rendering waits until the image is near the viewport, as browsers do for pictures.
  const [isNear, setIsNear] = useState(loading !== 'lazy')
  const reportRendered = useEffectEvent((rendered: Omit<RenderedPdfPage, 'picture'>) => onRendered?.(rendered))
  const reportError = useEffectEvent(() => onError?.())
  useEffect(() => {
    if (!isNear) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const render = async () => {
      const { renderPdfPage } = await import('./renderPdfPage.ts')
      const { picture: rendered, ...found } = await renderPdfPage(src, page, signal)
      if (signal.aborted) return
      setPicture(rendered)
      reportRendered(found)
    }
    render().catch(() => {
      if (!signal.aborted) reportError()
    })
    return () => controller.abort()
  }, [isNear, src, page])
  const watch = useCallback((element: HTMLImageElement) => {
    const observer = new IntersectionObserver(([entry]) => setIsNear((was) => was || Boolean(entry?.isIntersecting)), {
      rootMargin: '100%',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const show = useCallback(
    (shown: HTMLImageElement) => {
      if (!picture) return undefined
      const url = URL.createObjectURL(picture)
      shown.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  // A decorative image has no busy state.
  const busy = alt !== '' && { 'aria-busy': picture === undefined }
  return <img alt={alt} {...image} {...busy} ref={isNear ? show : watch} />
}
