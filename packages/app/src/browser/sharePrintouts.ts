import type { SharedPrintouts, ShareResult } from '@maktab/ui/providers/SharePrintoutsContext'

/** The PDF rendered last, so that the next press shares it at once. */
let lastRender: { of: string; file: File } | undefined

/** Errors of `navigator.share`: the user cancelled, or the press was too long ago. */
const outcomes: Record<string, ShareResult> = { AbortError: 'dismissed', NotAllowedError: 'again' }

/** Shares printouts as a PDF, or as text if the device can’t share PDFs (decision 319). */
async function share({ name, text, sheets }: SharedPrintouts): Promise<ShareResult> {
  const probe = new File([''], 'paper.pdf', { type: 'application/pdf' })
  const canSharePdf = navigator.canShare?.({ files: [probe] }) ?? false
  try {
    await navigator.share(canSharePdf ? { title: name, files: [await renderPdf(name, sheets)] } : { title: name, text })
    return 'shared'
  } catch (error) {
    return (error instanceof Error && outcomes[error.name]) || 'failed'
  }
}

/** A scale that keeps the picture readable and printable. */
const pictureOptions = {
  scale: 2,
  type: 'image/jpeg',
  quality: 0.9,
  backgroundColor: '#fff',
  style: { border: '0', boxShadow: 'none', margin: '0' },
}

async function renderPdf(name: string, sheets: readonly HTMLElement[]): Promise<File> {
  const of = sheets.map(({ outerHTML }) => outerHTML).join()
  if (lastRender?.of === of) return lastRender.file
  const [{ domToBlob }, { createPicturePdf }] = await Promise.all([
    import('modern-screenshot'),
    import('./createPicturePdf.ts'),
  ])
  const pages = await withPaperLayout(sheets, async (copies) => {
    const rendered = []
    for (const copy of copies) {
      const picture = await domToBlob(copy, pictureOptions)
      const { width, height } = await createImageBitmap(picture)
      rendered.push({ jpeg: new Uint8Array(await picture.arrayBuffer()), width, height })
    }
    return rendered
  })
  const fileName = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
  const file = new File([createPicturePdf(pages, name)], `${fileName}.pdf`, { type: 'application/pdf' })
  lastRender = { of, file }
  return file
}

/** Lays out copies of the sheets on A4, outside of the screen, because a phone shows them narrower. */
async function withPaperLayout<Result>(
  sheets: readonly HTMLElement[],
  work: (copies: readonly HTMLElement[]) => Promise<Result>,
): Promise<Result> {
  const container = sheets[0]?.parentElement
  if (!container) return work(sheets)
  const stage = container.cloneNode(false) as HTMLElement
  Object.assign(stage.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '200vw',
    inlineSize: '210mm',
  })
  stage.inert = true
  const copies = sheets.map(copySheet)
  stage.append(...copies)
  container.after(stage)
  try {
    await Promise.all([...stage.querySelectorAll('img')].map(loadImage))
    return await work(copies)
  } finally {
    stage.remove()
  }
}

/** Waits for an image, which may be broken. */
async function loadImage(image: HTMLImageElement): Promise<void> {
  // A lazy image outside of the screen is never loaded.
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
}

/** Copies a sheet with the content of its canvases, which a clone lacks. */
function copySheet(sheet: HTMLElement): HTMLElement {
  const copy = sheet.cloneNode(true) as HTMLElement
  const drawn = sheet.querySelectorAll('canvas')
  for (const [index, canvas] of copy.querySelectorAll('canvas').entries()) {
    const original = drawn[index]
    if (original) canvas.getContext('2d')?.drawImage(original, 0, 0)
  }
  return copy
}

/** Undefined if the browser can’t share. */
export const createShareHandler = () => ('share' in navigator ? share : undefined)

/** Copies a text to the clipboard; returns false if the browser has none, as on a page without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
