import type { ImportPreview, ImportPreviewForm, ImportResult, ImportRunForm } from '@maktab/contract/schema'

/** Checks each sent row: rows at the positions of the example get its result, others are new and without faults. */
export function checkSentRows(example: ImportPreview, bytes: Uint8Array): ImportPreview {
  const { import: name, start = 0, rows } = readBody<ImportPreviewForm>(bytes)
  if (!Array.isArray(rows)) return example
  const checked = rows.map((_, index) => {
    const position = start + index
    const known = example.rows.find((row) => row.position === position)
    return known ?? { position, match: null, faults: [], warnings: [] }
  })
  return { import: name ?? example.import, rows: checked }
}

/** The result of an import that created every row. */
export function countSentRows(example: ImportResult, bytes: Uint8Array): ImportResult {
  const { import: name = example.import.name, count, invites } = readBody<ImportRunForm>(bytes)
  if (count === undefined) return example
  const { updated, unchanged } = example.import
  const created = Math.max(0, count - updated - unchanged)
  return { ...example, import: { ...example.import, name, created, invited: invites ? created : 0 } }
}

/** The body of a request; a request for a named example may have none. */
function readBody<Body>(bytes: Uint8Array): Partial<Body> {
  return bytes.length === 0 ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as Partial<Body>)
}
