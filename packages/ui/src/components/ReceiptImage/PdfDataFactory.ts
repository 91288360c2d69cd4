// oxlint-disable import/default -- what an url of a file is, the build says
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&no-inline'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&no-inline'

type DataRequest = { kind: string; filename: string }

const fonts = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const characterMaps = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const urls = new Map([
  ['jbig2.wasm', jbig2],
  ['openjpeg.wasm', openjpeg],
  ...[...Object.entries(fonts), ...Object.entries(characterMaps)].map(
    ([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url] as const,
  ),
])

/**
 * Fetches the data files of pdf.js: decoders for scans (JBIG2, JPEG 2000), fonts that a PDF doesn't embed, and
 * character maps. pdf.js calls this a `BinaryDataFactory`.
 */
export class PdfDataFactory {
  async fetch({ kind, filename }: DataRequest): Promise<Uint8Array> {
    const url = urls.get(filename)
    if (url === undefined) throw new Error(`There is no ${filename} (${kind}).`)
    // oxlint-disable-next-line no-restricted-globals -- a file of the app itself, no data of the school
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${filename} can’t be read: ${response.status}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
