import { type ComponentProps, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { RenderedPdfPage } from './renderPdfPage.ts'
import { isPdf } from '../FileUpload/files.ts'

type ReceiptImageProps = Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'src' | 'onLoad' | 'onError'> & {
  alt: string
  /** Where it is kept; or, of a PDF that is only here so far, the file. */
  src: File | string
  /** Of a PDF; the first one by default. */
  page?: number
  /** Called when a page of a PDF was drawn. */
  onPageRendered?: (page: Omit<RenderedPdfPage, 'picture'>) => void
  onLoad?: () => void
  /** It can’t be shown. */
  onError?: () => void
}

/** The picture of a receipt; of a PDF a page of it, drawn by what is fetched only then. */
export function ReceiptImage({ src, page = 1, onPageRendered, alt, ...image }: ReceiptImageProps) {
  if (typeof src === 'string' && !isPdf(src)) return <img alt={alt} {...image} src={src} />
  return <DrawnImage alt={alt} {...image} src={src} page={page} onDrawn={onPageRendered} />
}

type DrawnImageProps = Omit<ReceiptImageProps, 'page' | 'onPageRendered'> & {
  page: number
  onDrawn: ReceiptImageProps['onPageRendered'] | undefined
}

function DrawnImage({ src, page, onDrawn, onError, alt, loading, ...image }: DrawnImageProps) {
  const [picture, setPicture] = useState<Blob>()
  // As a browser does with pictures: one that is far down the page isn’t drawn yet, where it is said so.
  const [isNear, setIsNear] = useState(loading !== 'lazy')
  const callOnDrawn = useEffectEvent((drawn: Omit<RenderedPdfPage, 'picture'>) => onDrawn?.(drawn))
  const tellError = useEffectEvent(() => onError?.())
  useEffect(() => {
    if (!isNear) return undefined
    const stopper = new AbortController()
    const { signal } = stopper
    const draw = async () => {
      const { renderPdfPage } = await import('./renderPdfPage.ts')
      const { picture: drawn, ...found } = await renderPdfPage(src, page, signal)
      if (signal.aborted) return
      setPicture(drawn)
      callOnDrawn(found)
    }
    draw().catch(() => {
      if (!signal.aborted) tellError()
    })
    return () => stopper.abort()
  }, [isNear, src, page])
  const watch = useCallback((place: HTMLImageElement) => {
    const observer = new IntersectionObserver(([entry]) => setIsNear((was) => was || Boolean(entry?.isIntersecting)), {
      rootMargin: '100%',
    })
    observer.observe(place)
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
  // What says nothing has nothing to be busy with.
  const busy = alt !== '' && { 'aria-busy': picture === undefined }
  return <img alt={alt} {...image} {...busy} ref={isNear ? show : watch} />
}
