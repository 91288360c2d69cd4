import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type Sheet = {
  /** In points. */
  width: number
  height: number
  text: string
  pictures: number
}

/** The size, the text and the number of pictures of each page of a PDF. */
export async function readPdf(data: Buffer): Promise<Sheet[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 })
  const document = await task.promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const { fnArray } = await page.getOperatorList()
    sheets.push({
      width: Math.round(width),
      height: Math.round(height),
      text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
      pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    })
  }
  await task.destroy()
  return sheets
}
