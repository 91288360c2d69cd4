import type { ImportKind } from '@maktab/contract/schema'
import { type ImportFieldId, importFields } from './importFields.ts'
import { normalizeForSearch } from './normalizeForSearch.ts'

/** A header without accents, punctuation and what is in brackets: “D.O.B. (dd/mm/yyyy)” is “d o b”. */
function normalizeHeader(text: string): string {
  const plain = normalizeForSearch(text).replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const known = new Map<ImportKind, ReadonlyMap<string, readonly ImportFieldId[]>>()

/** The fields by each of their headers, in the order of the fields. */
function fieldsByHeader(kind: ImportKind): ReadonlyMap<string, readonly ImportFieldId[]> {
  const cached = known.get(kind)
  if (cached) return cached
  const found = new Map<string, ImportFieldId[]>()
  for (const { id, headers } of importFields[kind]) {
    for (const header of headers) {
      const key = normalizeHeader(header)
      const ids = found.get(key) ?? []
      if (!ids.includes(id)) found.set(key, [...ids, id])
    }
  }
  known.set(kind, found)
  return found
}

/**
 * The field of each column, by its header in English, Urdu or Arabic; null for columns that aren’t imported. Each field
 * is used once. A second column of phone numbers is the alternate number.
 */
export function matchImportColumns(kind: ImportKind, headers: readonly string[]): (ImportFieldId | null)[] {
  const byHeader = fieldsByHeader(kind)
  const used = new Set<ImportFieldId>()
  return headers.map((header) => {
    const candidates = byHeader.get(normalizeHeader(header)) ?? []
    const isPhone = candidates.includes('contact_number') && kind === 'students'
    const all = isPhone ? [...candidates, 'alternate_contact_number' as const] : candidates
    const field = all.find((id) => !used.has(id)) ?? null
    if (field) used.add(field)
    return field
  })
}
