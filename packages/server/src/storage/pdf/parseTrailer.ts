import { type PdfDictionary, type PdfValue, parseValue } from './parseValue.ts'

/** How many trailers are read at most when the place of the last one is wrong. */
const MAX_ATTEMPTS = 50

/**
 * The trailer of a PDF, which names its catalog and says whether it is encrypted: of the table that `startxref` points
 * to, or, where that place is wrong, of the last table that can be found. Programs that open PDFs do the same.
 */
export function parseTrailer(pdf: string): PdfDictionary | undefined {
  const start = pdf.lastIndexOf('startxref')
  const place = Number(/^startxref\s{1,20}(\d{1,10})/.exec(pdf.slice(Math.max(start, 0), start + 60))?.[1] ?? 0)
  // Bytes before the header count for some programs that write PDFs, for others not.
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
    // A stream with the table is an object whose dictionary begins a few entries before its type.
    searchBack(pdf, '/XRef', (place) => parseValue(pdf, pdf.lastIndexOf('obj', place) + 'obj'.length))
  )
}

function searchBack(pdf: string, word: string, read: (place: number) => PdfValue | undefined) {
  let place = pdf.lastIndexOf(word)
  for (let tries = 0; place !== -1 && tries < MAX_ATTEMPTS; tries += 1) {
    const trailer = rootedIn(read(place))
    if (trailer || place === 0) return trailer
    place = pdf.lastIndexOf(word, place - 1)
  }
  return undefined
}

function rootedIn(value: PdfValue | undefined): PdfDictionary | undefined {
  return value instanceof Map && value.has('/Root') ? value : undefined
}
