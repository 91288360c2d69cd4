import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { canOpenWithoutPassword } from './pdf/canOpenWithoutPassword.ts'
import { type PdfDictionary, type PdfValue, parseValue } from './pdf/parseValue.ts'

/** Maximum number of trailers to try if the offset of the last one is wrong. */
const MAX_ATTEMPTS = 50

/**
 * Reads the trailer of a PDF, which refers to its catalog and encryption: the one that `startxref` points to, or, if that
 * offset is wrong, the last one in the file, as PDF readers do.
 */
function parseTrailer(pdf: string): PdfDictionary | undefined {
  const start = pdf.lastIndexOf('startxref')
  const place = Number(/^startxref\s{1,20}(\d{1,10})/.exec(pdf.slice(Math.max(start, 0), start + 60))?.[1] ?? 0)
  // Some programs count offsets from the header, others from the start of the file.
  const header = Math.max(pdf.indexOf('%PDF-'), 0)
  return trailerAt(pdf, place) ?? trailerAt(pdf, place + header) ?? searchTrailer(pdf)
}

function trailerAt(pdf: string, place: number): PdfDictionary | undefined {
  const table = /^\s{0,20}xref\b/.test(pdf.slice(place, place + 40))
  if (table) {
    const trailer = pdf.indexOf('trailer', place)
    return trailer === -1 ? undefined : rootedIn(parseValue(pdf, trailer + 'trailer'.length))
  }
  const object = /^\s{0,20}\d{1,10}\s{1,20}\d{1,5}\s{1,20}obj/.exec(pdf.slice(place, place + 80))
  return object ? rootedIn(parseValue(pdf, place + object[0].length)) : undefined
}

function searchTrailer(pdf: string): PdfDictionary | undefined {
  return (
    searchBack(pdf, 'trailer', (place) => parseValue(pdf, place + 'trailer'.length)) ??
    // A cross-reference stream is an object whose dictionary starts a few entries before its type.
    searchBack(pdf, '/XRef', (place) => parseValue(pdf, pdf.lastIndexOf('obj', place) + 'obj'.length))
  )
}

function searchBack(pdf: string, word: string, read: (place: number) => PdfValue | undefined) {
  let place = pdf.lastIndexOf(word)
  for (let attempts = 0; place !== -1 && attempts < MAX_ATTEMPTS; attempts += 1) {
    const trailer = rootedIn(read(place))
    if (trailer || place === 0) return trailer
    place = pdf.lastIndexOf(word, place - 1)
  }
  return undefined
}

function rootedIn(value: PdfValue | undefined): PdfDictionary | undefined {
  return value instanceof Map && value.has('/Root') ? value : undefined
}

/** A page, or a compressed object stream that may contain one. */
const PAGE = /\/Type[\0\s]*(?:\/Page\b|\/#50age\b)|\/ObjStm\b/

/**
 * Rejects a PDF that is truncated, has no page or asks for a password. It is never rendered or executed here.
 */
export function checkPdf(bytes: Buffer, field: string): void {
  const pdf = bytes.toString('latin1')
  const hasEnd = pdf.includes('startxref') || pdf.includes('%%EOF')
  const trailer = hasEnd ? parseTrailer(pdf) : undefined
  if (!trailer || !hasPage(pdf, trailer)) {
    throw invalidField(field, message('We couldn’t read this PDF. Choose another PDF or an image.'))
  }
  const encrypted = trailer.get('/Encrypt')
  if (encrypted === undefined || encrypted === null) return
  const encryption = findDictionary(pdf, encrypted)
  if (!encryption || !canOpenWithoutPassword(encryption, trailer.get('/ID'))) {
    throw invalidField(field, message('This PDF is password-protected. Choose an unprotected PDF or an image.'))
  }
}

/** Whether a PDF has a page: one with the type of a page, or the first of the page tree, which may lack the type. */
function hasPage(pdf: string, trailer: PdfDictionary): boolean {
  if (PAGE.test(pdf)) return true
  const catalog = findDictionary(pdf, trailer.get('/Root'))
  const kids = findDictionary(pdf, catalog?.get('/Pages'))?.get('/Kids')
  const first = Array.isArray(kids) ? findDictionary(pdf, kids[0]) : undefined
  return first !== undefined && !first.has('/Type')
}

/** Resolves a value to a dictionary; of several objects with the same number the last one counts. */
function findDictionary(pdf: string, value: PdfValue | undefined): PdfDictionary | undefined {
  const found = isReference(value) ? readObject(pdf, value.object, value.generation) : value
  return found instanceof Map ? found : undefined
}

function isReference(value: PdfValue | undefined) {
  return typeof value === 'object' && value !== null && 'object' in value
}

function readObject(pdf: string, object: number, generation: number): PdfValue | undefined {
  const begins = new RegExp(String.raw`(?<!\d)${object}\s{1,20}${generation}\s{1,20}obj`, 'g')
  let last: RegExpExecArray | undefined
  for (const found of pdf.matchAll(begins)) last = found
  return last && parseValue(pdf, last.index + last[0].length)
}
