import type { SharedPrintouts, ShareResult } from '@maktab/ui/providers/SharePrintoutsContext'

/** The pictures rendered last, so that the next press shares them at once. */
let lastRender: { of: string; files: File[] } | undefined

/** Errors of `navigator.share`: the user cancelled, or the press was too long ago. */
const outcomes: Record<string, ShareResult> = { AbortError: 'dismissed', NotAllowedError: 'again' }

/**
 * Shares printouts as pictures, which every messenger accepts and which look the same in every script. Falls back to
 * text if the device can’t share pictures (decision 151).
 */
async function share({ name, text, sheets }: SharedPrintouts): Promise<ShareResult> {
  const probe = new File([''], 'paper.png', { type: 'image/png' })
  const canSharePictures = navigator.canShare?.({ files: [probe] }) ?? false
  try {
    const files = canSharePictures ? await renderPictures(name, sheets) : []
    await navigator.share(files.length > 0 ? { title: name, files } : { title: name, text })
    return 'shared'
  } catch (error) {
    return (error instanceof Error && outcomes[error.name]) || 'failed'
  }
}

/** A scale that keeps the picture readable and printable. */
const pictureOptions = { scale: 2, type: 'image/png', style: { border: '0', boxShadow: 'none', margin: '0' } }

/** Renders printouts as PNGs with the browser’s own text layout, so that joined scripts look as on the page. */
async function renderPictures(name: string, sheets: readonly HTMLElement[]): Promise<File[]> {
  const of = sheets.map(({ outerHTML }) => outerHTML).join()
  if (lastRender?.of === of) return lastRender.files
  const { domToBlob } = await import('modern-screenshot')
  const fileName = name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
  const files: File[] = []
  for (const [index, sheet] of sheets.entries()) {
    const number = sheets.length > 1 ? `-${index + 1}` : ''
    const picture = await domToBlob(sheet, pictureOptions)
    files.push(new File([picture], `${fileName}${number}.png`, { type: 'image/png' }))
  }
  lastRender = { of, files }
  return files
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
