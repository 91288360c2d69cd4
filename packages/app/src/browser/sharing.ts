import type { SharedPrintouts, ShareResult } from '@maktab/ui/providers/SharePrintoutsContext'

/** What was drawn last: the press that follows shares it at once. */
let drawn: { of: string; files: File[] } | undefined

/** What browsers say of somebody who thought better of it, and of a press that was too long ago. */
const outcomes: Record<string, ShareResult> = { AbortError: 'dismissed', NotAllowedError: 'again' }

/**
 * Shares papers as pictures, which every messenger takes and which look as they lie there, whatever their script; where
 * the device takes no pictures, what matters of them in words (decision 151).
 */
async function share({ name, text, sheets }: SharedPrintouts): Promise<ShareResult> {
  const probe = new File([''], 'paper.png', { type: 'image/png' })
  const takesPictures = navigator.canShare?.({ files: [probe] }) ?? false
  try {
    const files = takesPictures ? await draw(name, sheets) : []
    await navigator.share(files.length > 0 ? { title: name, files } : { title: name, text })
    return 'shared'
  } catch (error) {
    return (error instanceof Error && outcomes[error.name]) || 'failed'
  }
}

async function draw(name: string, sheets: readonly HTMLElement[]): Promise<File[]> {
  const of = sheets.map(({ outerHTML }) => outerHTML).join()
  if (drawn?.of === of) return drawn.files
  const { captureSheet } = await import('./captureSheet.ts')
  const files: File[] = []
  for (const [index, sheet] of sheets.entries()) {
    const number = sheets.length > 1 ? `-${index + 1}` : ''
    files.push(
      new File([await captureSheet(sheet)], `${name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}${number}.png`, {
        type: 'image/png',
      }),
    )
  }
  drawn = { of, files }
  return files
}

/** Undefined where the browser shares nothing. */
export const createShareHandler = () => ('share' in navigator ? share : undefined)

/** Puts a text on the clipboard; false where the browser has none to offer, as on a page without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
