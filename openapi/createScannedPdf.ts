/** The width and height of the scan, in pixels. */
const SIDE = 64

/** For tests and stories: a PDF whose page is one black square, as a black-and-white scanner writes it (JBIG2). */
export function createScannedPdf(): string {
  return pdfOfImage('JBIG2Decode', `${pageInformation()}${blackRegion()}`)
}

/** For tests and stories: a PDF whose only image is damaged. */
export function createDamagedPdf(): string {
  return pdfOfImage('DCTDecode', 'ffd8ffd9')
}

function pdfOfImage(decoder: 'JBIG2Decode' | 'DCTDecode', scan: string): string {
  const place = 'q 200 0 0 200 50 0 cm /Scan Do Q'
  const bits = decoder === 'DCTDecode' ? 8 : 1
  const image = `/Subtype /Image /Width ${SIDE} /Height ${SIDE} /BitsPerComponent ${bits} /ColorSpace /DeviceGray`
  const filter = `/Filter [/ASCIIHexDecode /${decoder}]`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    `<< /Length ${place.length} >>\nstream\n${place}\nendstream`,
    `<< /Type /XObject ${image} ${filter} /Length ${scan.length + 1} >>\nstream\n${scan}>\nendstream`,
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`
}

const hex = (value: number, bytes: number) => value.toString(16).padStart(bytes * 2, '0')

/** A segment of the page 1 (ITU-T T.88, 7.2): its number, its type, and its data. */
const segment = (number: number, type: number, data: string) =>
  `${hex(number, 4)}${hex(type, 1)}00${hex(1, 1)}${hex(data.length / 2, 4)}${data}`

function pageInformation(): string {
  return segment(0, 48, `${hex(SIDE, 4)}${hex(SIDE, 4)}${hex(0, 4)}${hex(0, 4)}${hex(0, 1)}${hex(0, 2)}`)
}

/** Coded as a fax is (MMR, ITU-T T.6): a row of 64 black pixels, then rows like the one above. */
function blackRegion(): string {
  const firstRow = ['001', '00110101', '0000001111', '0000110111']
  const otherRows = '11'.repeat(SIDE - 1)
  const end = '000000000001'.repeat(2)
  const bits = `${firstRow.join('')}${otherRows}${end}`
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => hex(Number.parseInt(byte.padEnd(8, '0'), 2), 1)) ?? []
  const region = `${hex(SIDE, 4)}${hex(SIDE, 4)}${hex(0, 4)}${hex(0, 4)}${hex(0, 1)}`
  return segment(1, 38, `${region}${hex(1, 1)}${bytes.join('')}`)
}
