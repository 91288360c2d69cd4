import type * as Reader from 'pdfjs-dist'
// As files of their own, which neither stand in the app’s nor are looked into by what builds it.
// oxlint-disable-next-line import/default -- what an address of a file is, the build says
import readerUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
// oxlint-disable-next-line import/default -- the same
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { PdfDataFactory } from './PdfDataFactory.ts'

/** The longest side of what is drawn: small print can be read when it is zoomed. */
const LONGEST_SIDE = 2000
/** A4 at 600 dpi has 35 million. */
const MOST_PIXELS = 40_000_000

export type RenderedPdfPage = {
  picture: Blob
  pages: number
  /** An image on the page could not be decoded, so part of the page is blank. */
  isPartial: boolean
}

/**
 * Draws one page of a PDF, counted from 1, on a canvas of ours. It is read in a worker: nothing in it is run, fetched or
 * opened, and a document that can’t be read throws; so does one that nobody waits for any more.
 */
export async function renderPdfPage(
  source: Blob | string,
  page: number,
  signal: AbortSignal,
): Promise<RenderedPdfPage> {
  const reader = await readerOf()
  signal.throwIfAborted()
  const task = reader.getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) }),
    disableRange: true,
    disableStream: true,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
    BinaryDataFactory: PdfDataFactory,
    useWorkerFetch: false,
    verbosity: 0,
  })
  const stop = () => void task.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const document = await task.promise
    const shown = await document.getPage(page)
    const { width, height } = shown.getViewport({ scale: 1 })
    const viewport = shown.getViewport({ scale: LONGEST_SIDE / Math.max(width, height) })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    await shown.render({ canvas, viewport, background: 'white' }).promise
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The page could not be drawn.')
    return { picture, pages: document.numPages, isPartial: hasFailedImage(shown) }
  } finally {
    signal.removeEventListener('abort', stop)
    await task.destroy()
  }
}

/** The library goes on without an image that it can’t decode: the object of that image is null. */
function hasFailedImage({ objs, commonObjs }: Reader.PDFPageProxy): boolean {
  return [...objs, ...commonObjs].some(([, data]) => data === null)
}

async function readerOf(): Promise<typeof Reader> {
  const reader = (await import(/* @vite-ignore */ readerUrl)) as typeof Reader
  reader.GlobalWorkerOptions.workerSrc = workerUrl
  return reader
}
