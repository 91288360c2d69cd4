import { invalid } from '../Refusal.ts'

const SIGNATURE = '%PDF-'
/** The end of a PDF says where its table stands; readers look for it this far from the last byte. */
const TAIL_BYTES = 2048

export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, SIGNATURE.length) === SIGNATURE
}

/**
 * Refuses a PDF that nobody could read: one without an end or a page, and one that a password protects. What is in it
 * is looked at no further; it is never run, opened or drawn here.
 */
export function checkPdf(bytes: Buffer, field: string): void {
  const text = bytes.toString('latin1')
  const hasEnd = /startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES))
  // Pages may stand in packed objects, which are not unpacked for this.
  const mayHavePage = /\/Type\s*\/Page\b|\/ObjStm\b/.test(text)
  if (!hasEnd || !mayHavePage) throw invalid(field, 'The PDF can’t be read. Choose another one, or a picture of it.')
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) {
    throw invalid(field, 'The PDF is protected by a password. Choose one without, or a picture of it.')
  }
}
