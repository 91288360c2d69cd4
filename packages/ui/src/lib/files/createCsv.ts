export type CsvTable = {
  headers: string[]
  rows: (string | number)[][]
  /** Which columns hold telephone numbers, counted from 0. */
  phones?: readonly number[]
}

/**
 * What a spreadsheet could take for a formula: not a telephone number in groups of digits, which it reads as text. The
 * library's own pattern misses a text that goes on in a second line, and the wide signs that Excel reads like the plain ones.
 */
const formulaStart = /^\s*(?!\+\d+(?: \d+)+$)[=+\-@\t\r\n＝＋－＠]/

/** What keeps times apart from words that run the other way on a screen; a spreadsheet would keep it in its cells. */
const isolates = /[\u2066-\u2069]/g

const plain = (text: string) => text.replaceAll(isolates, '')

/**
 * The text of a CSV file: guarded against formulas, and marked as UTF-8 because Excel misreads Arabic without it.
 * Telephone numbers are written in groups of digits: a spreadsheet would round a long row of them and drop a leading 0.
 * `schoolPhone` says of which country those without a country code are.
 */
export async function createCsv({ headers, rows, phones = [] }: CsvTable, schoolPhone?: string): Promise<string> {
  const { default: papa } = await import('papaparse')
  const { formatPhoneNumber } = phones.length > 0 ? await import('../people/formatPhoneNumber.ts') : {}
  const written = (value: string | number, column: number) => {
    if (typeof value === 'number') return value
    const text = plain(value)
    return formatPhoneNumber && phones.includes(column) ? formatPhoneNumber(text, schoolPhone) : text
  }
  const table = { fields: headers.map(plain), data: rows.map((row) => row.map(written)) }
  const text = papa.unparse(table, { escapeFormulae: formulaStart, newline: '\r\n' })
  return `\uFEFF${text}`
}

/** "Students 2026-11-18.csv", without what a file system refuses. */
export function createCsvFileName(label: string, day?: string): string {
  const name = `${label} ${day ?? ''}`.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ')
  return `${name.trim() || 'table'}.csv`
}
