const PICTURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
]

/** A page of HTML, XML or SVG, after a byte order mark and white space. */
const MARKUP = /^(?:\u00ef\u00bb\u00bf)?\s*</

/** How many bytes of a file `detectFileType` reads. Programs that open PDFs look for the header this far. */
export const SNIFF_BYTES = 1024

/**
 * The kind of file by its first bytes: JPEG, PNG or RIFF (WebP), or a PDF. The header of a PDF may follow other bytes,
 * but not markup, so that no page passes as a PDF.
 */
export function detectFileType(start: Uint8Array): 'picture' | 'pdf' | undefined {
  if (PICTURES.some((signature) => signature.every((byte, index) => start[index] === byte))) return 'picture'
  const text = Array.from(start.subarray(0, SNIFF_BYTES), (byte) => String.fromCharCode(byte)).join('')
  return text.includes('%PDF-') && !MARKUP.test(text) ? 'pdf' : undefined
}

/** Whether a form part's content type is JSON, ignoring parameters. */
export function isJsonType(type: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}
