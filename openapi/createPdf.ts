/** For tests and stories: a PDF with one or more pages, like a bank's receipt. */
export function createPdf(texts: readonly string[] = ['Paid'], more = ''): string {
  const pages = texts.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const stream = `BT /F1 24 Tf 20 100 Td (${text}) Tj ET`
      const parts = `/MediaBox [0 0 300 200] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >>`
      return [
        `<< /Type /Page /Parent 2 0 R ${parts} >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  const places: number[] = []
  let pdf = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    places.push(pdf.length)
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${more} >>`
  return `${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${pdf.length}\n%%EOF\n`
}
