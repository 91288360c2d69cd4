export type CsvTable = {
  headers: string[]
  rows: (string | number)[][]
  /** Indexes of the columns with phone numbers. */
  phones?: readonly number[]
}

/**
 * Matches text that a spreadsheet could evaluate as a formula, except grouped phone numbers, which it reads as text.
 * Papa Parse's own pattern misses multi-line text and the full-width signs that Excel accepts.
 */
const formulaStart = /^\s*(?!\+\d+(?: \d+)+$)[=+\-@\t\r\n＝＋－＠]/

/** Bidi isolates, which are only needed on screen and would end up in the cells. */
const isolates = /[\u2066-\u2069]/g

const stripIsolates = (text: string) => text.replaceAll(isolates, '')

/**
 * Creates the text of a CSV file, escaped against formula injection and with a BOM, without which Excel misreads
 * Arabic. Phone numbers are grouped, because a spreadsheet would round long digit strings and drop a leading 0.
 * `schoolPhone` determines the country of numbers without a country code.
 */
export async function createCsv({ headers, rows, phones = [] }: CsvTable, schoolPhone?: string): Promise<string> {
  const { default: papa } = await import('papaparse')
  const { formatPhoneNumber } = phones.length > 0 ? await import('../people/formatPhoneNumber.ts') : {}
  const formatCell = (value: string | number, column: number) => {
    if (typeof value === 'number') return value
    const text = stripIsolates(value)
    return formatPhoneNumber && phones.includes(column) ? formatPhoneNumber(text, schoolPhone) : text
  }
  const table = { fields: headers.map(stripIsolates), data: rows.map((row) => row.map(formatCell)) }
  const text = papa.unparse(table, { escapeFormulae: formulaStart, newline: '\r\n' })
  return `\uFEFF${text}`
}

/** A file name such as "Students 2026-11-18.csv", without characters that file systems reject. */
export function createCsvFileName(label: string, day?: string): string {
  const name = `${label} ${day ?? ''}`.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ')
  return `${name.trim() || 'table'}.csv`
}
