import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { findDictionary } from './pdf/findObject.ts'
import { canOpenWithoutPassword } from './pdf/canOpenWithoutPassword.ts'
import type { PdfDictionary } from './pdf/parseValue.ts'
import { parseTrailer } from './pdf/parseTrailer.ts'

/** A page, or a packed object, which may be one; those are not unpacked for this. */
const PAGE = /\/Type[\0\s]*(?:\/Page\b|\/#50age\b)|\/ObjStm\b/

/**
 * Refuses a PDF that nobody could read: one that was cut off or has no page, and one that asks for a password. It is
 * never run or drawn here.
 */
export function checkPdf(bytes: Buffer, field: string): void {
  const pdf = bytes.toString('latin1')
  const hasEnd = pdf.includes('startxref') || pdf.includes('%%EOF')
  const trailer = hasEnd ? parseTrailer(pdf) : undefined
  if (!trailer || !hasPage(pdf, trailer)) {
    throw invalidField(field, message('The PDF can’t be read. Choose another one, or a picture of it.'))
  }
  const encrypted = trailer.get('/Encrypt')
  if (encrypted === undefined || encrypted === null) return
  const encryption = findDictionary(pdf, encrypted)
  if (!encryption || !canOpenWithoutPassword(encryption, trailer.get('/ID'))) {
    throw invalidField(field, message('The PDF is protected by a password. Choose one without, or a picture of it.'))
  }
}

/** Whether a PDF has a page: one that says so, or the first one of its tree, which need not say it. */
function hasPage(pdf: string, trailer: PdfDictionary): boolean {
  if (PAGE.test(pdf)) return true
  const catalog = findDictionary(pdf, trailer.get('/Root'))
  const kids = findDictionary(pdf, catalog?.get('/Pages'))?.get('/Kids')
  const first = Array.isArray(kids) ? findDictionary(pdf, kids[0]) : undefined
  return first !== undefined && !first.has('/Type')
}
