import { domToBlob } from 'modern-screenshot'

/** Enough to be read, and to be printed once more. */
const SHARPNESS = 2

/** A picture of a sheet, drawn by the browser itself: letters are joined as they are on the page. */
export async function captureSheet(sheet: HTMLElement): Promise<Blob> {
  return domToBlob(sheet, {
    scale: SHARPNESS,
    type: 'image/png',
    style: { border: '0', boxShadow: 'none', margin: '0' },
  })
}
