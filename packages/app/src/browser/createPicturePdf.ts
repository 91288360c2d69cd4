/** A page that is one picture: a JPEG and its size in pixels. */
export type PicturePage = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

/** The width of A4, in points. */
const PAGE_WIDTH = 595.28

const encoder = new TextEncoder()

/** Objects 1 to 3 are the catalog, the list of pages and the title; each page then takes three. */
const FIRST_PAGE = 4
const OBJECTS_PER_PAGE = 3

/**
 * Creates a PDF of pictures, each on a page of the width of A4 and as long as the picture. The browser lays out the
 * pictures, so text looks right in every script, which PDF libraries can’t do for Nastaliq (decision 319).
 */
export function createPicturePdf(pages: readonly PicturePage[], title: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  const addText = (text: string) => add(encoder.encode(text))
  const addObject = (dictionary: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(length)
    addText(`${offsets.length} 0 obj\n${dictionary}\n`)
    if (stream) {
      addText('stream\n')
      add(stream)
      addText('\nendstream\n')
    }
    addText('endobj\n')
  }
  addText('%PDF-1.4\n')
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * OBJECTS_PER_PAGE} 0 R`)
  addObject('<< /Type /Catalog /Pages 2 0 R >>')
  addObject(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`)
  addObject(`<< /Title <${toUtf16Hex(title)}> >>`)
  for (const { jpeg, width, height } of pages) {
    const [contents, picture] = [offsets.length + 2, offsets.length + 3]
    const pageHeight = ((PAGE_WIDTH * height) / width).toFixed(2)
    const place = encoder.encode(`q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`)
    addObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${pageHeight}] /Contents ${contents} 0 R ` +
        `/Resources << /XObject << /Picture ${picture} 0 R >> >> >>`,
    )
    addObject(`<< /Length ${place.length} >>`, place)
    addObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    )
  }
  const start = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  addText(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join('')}`)
  addText(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/** Text with its byte order mark, as PDF encodes text outside of Latin. */
function toUtf16Hex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return ['feff', ...units.map((unit) => unit.toString(16).padStart(4, '0'))].join('')
}
