export type CsvTable = { headers: string[]; rows: (string | number)[][] }

/**
 * What a spreadsheet could take for a formula. The library's own pattern misses a text that goes on in a second line,
 * and the wide signs that Excel reads like the plain ones.
 */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** What keeps times apart from words that run the other way on a screen; a spreadsheet would keep it in its cells. */
const isolates = /[\u2066-\u2069]/g

const plain = (text: string) => text.replaceAll(isolates, '')

/** The text of a CSV file: guarded against formulas, and marked as UTF-8 because Excel misreads Arabic without it. */
export async function makeCsv({ headers, rows }: CsvTable): Promise<string> {
  const { default: papa } = await import('papaparse')
  const table = {
    fields: headers.map(plain),
    data: rows.map((row) => row.map((value) => (typeof value === 'string' ? plain(value) : value))),
  }
  const text = papa.unparse(table, { escapeFormulae: formulaStart, newline: '\r\n' })
  return `\uFEFF${text}`
}

/** "Students 2026-11-18.csv", without what a file system refuses. */
export function csvFileName(label: string, day?: string): string {
  const name = `${label} ${day ?? ''}`.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').replace(/\s+/g, ' ')
  return `${name.trim() || 'table'}.csv`
}
