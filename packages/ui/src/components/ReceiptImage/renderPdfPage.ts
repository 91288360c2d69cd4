import type * as Reader from 'pdfjs-dist'
// Separate files that are neither bundled nor analysed by the build.
// oxlint-disable-next-line import/default -- what an address of a file is, the build says
import readerUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
// oxlint-disable-next-line import/default -- the same
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { PdfDataFactory } from './PdfDataFactory.ts'

/** Longest side of the rendered page in pixels, so that small print is readable when zoomed. */
const MAX_SIDE = 2000
/** Limit for images in a PDF; A4 at 600 dpi has 35 million pixels. */
const MAX_IMAGE_PIXELS = 40_000_000

export type RenderedPdfPage = {
  picture: Blob
  pages: number
  /** An image on the page could not be decoded, so part of the page is blank. */
  isPartial: boolean
}

/**
 * Renders one page of a PDF, starting at 1, to a canvas. The PDF is parsed in a worker, and nothing in it is executed,
 * fetched or opened. Throws for an unreadable document or when aborted.
 */
export async function renderPdfPage(
  source: Blob | string,
  page: number,
  signal: AbortSignal,
): Promise<RenderedPdfPage> {
  const pdfJs = await loadPdfJs()
  signal.throwIfAborted()
  const task = pdfJs.getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) }),
    disableRange: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    stopAtErrors: false,
    BinaryDataFactory: PdfDataFactory,
    useWorkerFetch: false,
    verbosity: 0,
  })
  const stop = () => void task.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const document = await task.promise
    const pdfPage = await document.getPage(page)
    const { width, height } = pdfPage.getViewport({ scale: 1 })
    const viewport = pdfPage.getViewport({ scale: MAX_SIDE / Math.max(width, height) })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    await pdfPage.render({ canvas, viewport, background: 'white' }).promise
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The page could not be drawn.')
    return { picture, pages: document.numPages, isPartial: hasFailedImage(pdfPage) }
  } finally {
    signal.removeEventListener('abort', stop)
    await task.destroy()
  }
}

/** pdf.js skips images it can't decode; their object is null. */
function hasFailedImage({ objs, commonObjs }: Reader.PDFPageProxy): boolean {
  return [...objs, ...commonObjs].some(([, data]) => data === null)
}

async function loadPdfJs(): Promise<typeof Reader> {
  const pdfJs = (await import(/* @vite-ignore */ readerUrl)) as typeof Reader
  pdfJs.GlobalWorkerOptions.workerSrc = workerUrl
  return pdfJs
}
