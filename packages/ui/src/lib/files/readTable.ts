/** Why a file can’t be read as a table. */
export type TableProblem = 'spreadsheet' | 'encoding' | 'empty' | 'tooLong'

/** The cells of a table by row; empty rows are left out. */
export type Table = readonly (readonly string[])[]

/** The most rows that can be imported at once. */
export const MAX_ROWS = 10_000

/** Spreadsheets are zip files. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Older spreadsheets. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Decodes a text file in UTF-8 or, with a byte order mark, in UTF-16, which spreadsheets call “Unicode text”. */
export function decodeTableFile(bytes: Uint8Array): { text: string } | { problem: TableProblem } {
  if (startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)) return { problem: 'spreadsheet' }
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return { problem: 'encoding' }
  }
}

/** Parses a CSV file, with commas or semicolons, or cells pasted from a spreadsheet. */
export async function parseTable(text: string): Promise<{ table: Table } | { problem: TableProblem }> {
  const { default: papa } = await import('papaparse')
  // Pasted cells are separated by tabs, even if they contain commas.
  const [firstLine = ''] = text.split('\n', 1)
  const { data } = papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    ...(firstLine.includes('\t') && { delimiter: '\t' }),
  })
  if (data.length === 0) return { problem: 'empty' }
  if (data.length > MAX_ROWS + 1) return { problem: 'tooLong' }
  return { table: data }
}
