import { normalizeForSearch } from './normalizeForSearch.ts'

/**
 * A telephone number as the search compares it: its digits alone, without what is dialled before the number of a country
 * (`+`, `00`) or of an area (`0`, also as `+44 (0)20`).
 */
export function normalizePhoneForSearch(text: string): string {
  return normalizeForSearch(text)
    .replaceAll('(0)', '')
    .replaceAll(/[^0-9]/g, '')
    .replace(/^0+/, '')
}
