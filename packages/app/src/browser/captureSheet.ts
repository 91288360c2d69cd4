import { domToBlob } from 'modern-screenshot'

/** Scale that keeps the picture readable and printable. */
const SCALE = 2

/** Renders a printout as a PNG with the browser’s own text layout, so that joined scripts look as on the page. */
export async function captureSheet(sheet: HTMLElement): Promise<Blob> {
  return domToBlob(sheet, {
    scale: SCALE,
    type: 'image/png',
    style: { border: '0', boxShadow: 'none', margin: '0' },
  })
}
